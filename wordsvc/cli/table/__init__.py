"""``wordsvc table``: the keeper's commands for the tables that are kept."""

from __future__ import annotations

from wordsvc.cli.help import Group

table = Group(
    "table",
    help="keeper.help.table",
    lazy={
        "list": ("wordsvc.cli.table.list:list_tables", "keeper.help.list"),
        "show": ("wordsvc.cli.table.show:show", "keeper.help.show"),
        "export": ("wordsvc.cli.table.records:export", "keeper.help.export"),
        "import": ("wordsvc.cli.table.records:import_record", "keeper.help.import"),
        "archive": ("wordsvc.cli.table.archive:archive", "keeper.help.archive"),
        "migrate": ("wordsvc.cli.table.migrate:migrate", "keeper.help.migrate"),
        "backup": ("wordsvc.cli.table.backups:backup", "keeper.help.backup"),
        "restore": ("wordsvc.cli.table.backups:restore", "keeper.help.restore"),
    },
)
