"""JMdict's codes for fields of knowledge, of this edition and of later ones."""

from __future__ import annotations

FIELDS = frozenset(
    {"agric", "anat", "archeol", "archit", "art", "astron", "audvid", "aviat", "baseb"}
    | {"biochem", "biol", "bot", "boxing", "Buddh", "bus", "cards", "chem"}
    | {"chmyth", "Christn", "civeng", "cloth", "comp", "cryst", "dent", "ecol", "econ"}
    | {"elec", "electr", "embryo", "engr", "ent", "figskt", "film", "finc", "fish"}
    | {"food", "gardn", "genet", "geogr", "geol", "geom", "go", "golf", "gramm"}
    | {"grmyth", "hanaf", "horse", "internet", "jpmyth", "kabuki", "law", "ling", "logic"}
    | {"MA", "mahj", "manga", "math", "mech", "med", "met", "mil", "min"}
    | {"mining", "motor", "music", "noh", "ornith", "paleo", "pathol", "pharm", "phil"}
    | {"photo", "physics", "physiol", "politics", "print", "prowres", "psy", "psyanal", "psych"}
    | {"railw", "rommyth", "Shinto", "shogi", "ski", "sports", "stat", "stockm", "sumo"}
    | {"surg", "telec", "tradem", "tv", "vet", "vidg", "zool"}
)
"""Every other tag is a mark of style, of dialect or of the form."""
