"""``wordsvc table``: the administrator's commands for the tables that are kept."""

from __future__ import annotations

from wordsvc.cli.help import Group

table = Group(
    "table",
    help="admin.help.table",
    lazy={
        "list": ("wordsvc.cli.table.list:list_tables", "admin.help.list"),
        "show": ("wordsvc.cli.table.show:show", "admin.help.show"),
        "export": ("wordsvc.cli.table.records:export", "admin.help.export"),
        "import": ("wordsvc.cli.table.records:import_record", "admin.help.import"),
        "archive": ("wordsvc.cli.table.archive:archive", "admin.help.archive"),
        "migrate": ("wordsvc.cli.table.migrate:migrate", "admin.help.migrate"),
        "backup": ("wordsvc.cli.table.backups:backup", "admin.help.backup"),
        "restore": ("wordsvc.cli.table.backups:restore", "admin.help.restore"),
    },
)
