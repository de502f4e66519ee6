"""Files and folders of this machine: where they stand, and who may write to them at a time."""
