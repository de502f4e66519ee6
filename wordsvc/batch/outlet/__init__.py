"""Where do judged rows go, and how does an output appear only when it is whole?"""
