"""Where are tables kept, so that they outlive the process?"""
