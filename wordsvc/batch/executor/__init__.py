"""Where are blocks judged: in this process, in several, on other machines?"""
