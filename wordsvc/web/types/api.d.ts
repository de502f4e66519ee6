/* What the API answers, made by scripts/api_types.py: the pages are checked with it. */

export type Accepted = {
  version: number;
  events: Array<Record<string, any>>;
};
export type BackAgreed = {
  say: "agree";
  question: number;
};
export type BackAsked = {
  say: "ask";
};
export type BackDeclined = {
  say: "decline";
  question: number;
};
export type BarbarossaGame = {
  players: Array<BarbarossaPlayer>;
  pegs: 13 | 17;
  goal: number | null;
  goal_wins: boolean;
  table: Array<number> | string | null;
  sheet: string;
  draft: boolean;
};
export type BarbarossaPlayer = {
  name: string;
  works: Array<Work>;
  other: number;
};
export type Begins = {
  kind: "begins";
  letters: string;
};
export type BotQuery = {
  level: "easy" | "normal" | "strong";
};
export type Chain = {
  answer: "ask" | "no" | "yes";
  verdicts: Array<Verdict>;
};
export type ChairView = {
  kind: "bot" | "free" | "person";
  name: string;
  level: "easy" | "normal" | "strong" | null;
};
export type Colours = {
  yellow: number;
  pink: number;
  light_blue: number;
  green: number;
};
export type CommandMessage = {
  version: number;
  kind: "agree" | "ask" | "back" | "decline" | "move" | "opening";
  seat: number | null;
  by: "" | "bot" | "clock";
  at: number;
  events: Array<Record<string, any>>;
  to: number | null;
  lines: Array<LogLine>;
};
export type Contains = {
  kind: "contains";
  letters: string;
  at_least: number;
};
export type Ends = {
  kind: "ends";
  letters: string;
};
export type EventsQuery = {
  after: number | null;
  wait: number | null;
  edition: number | null;
};
export type Evidence = {
  reading: string;
  written: string;
  kind: "adjective" | "adverb" | "affix" | "common" | "numeral" | "other" | "pronoun" | "proper" | "verb";
  sources: Array<string>;
  familiarity: number | null;
};
export type ExplainQuery = {
  reading: string | null;
};
export type Explained = {
  text: string;
  readings: Array<string>;
  entries: Array<ExplainedEntry>;
  meanings: Array<Meaning>;
  verdict: Verdict;
  why: Array<string>;
  version: string;
};
export type ExplainedEntry = {
  reading: string;
  written: string;
  kind: "adjective" | "adverb" | "affix" | "common" | "numeral" | "other" | "pronoun" | "proper" | "verb";
  sources: Array<string>;
  familiarity: number | null;
  marks: Array<string>;
  topics: Array<string>;
  gloss: string;
};
export type Fault = {
  pointer: string;
  code: string;
  facts: Record<string, any>;
  message: string;
};
export type Finding = {
  code: string;
  level: "ask" | "no" | "note";
  facts: Record<string, any>;
  message: string;
};
export type FirstIsLast = {
  kind: "first-is-last";
};
export type GreenArea = {
  letters: Array<string>;
};
export type GreenQuestion = {
  letters: Array<string>;
  sheet: string;
};
export type GreenVerdict = {
  answer: "ask" | "no" | "yes";
  last_square: number;
  points: number;
  bad_at: number;
  may_follow: Array<string>;
  findings: Array<Finding>;
};
export type GuessQuestion = {
  subject: Subject;
  guess: string;
};
export type GuessVerdict = {
  answer: "ask" | "no" | "yes";
  relation: "different" | "reading" | "same" | "spelling";
  findings: Array<Finding>;
};
export type Health = {
  status: "ok";
};
export type InviteChanged = {
  invite: string;
};
export type InviteShown = {
  invite: string;
};
export type Is = {
  hole: "is";
  value: string | number | boolean | null;
};
export type Kana = {
  text: string;
  reading: string;
  letters: Array<string>;
  length: number;
  head: string;
  tails: Array<string>;
  rows: Array<string>;
  unvoiced: string;
  romaji: string;
};
export type Length = {
  kind: "length";
  at_least: number;
  at_most: number;
};
export type LetterQuestion = {
  reading: string;
  position: number;
};
export type LightBlueArea = {
  words: Array<string>;
};
export type LightBlueQuestion = {
  words: Array<string>;
  sheet: string;
};
export type LightBlueVerdict = {
  answer: "ask" | "no" | "yes";
  counted: number;
  points: number;
  stops: Stop | null;
  next_length: number | null;
  verdicts: Array<RowVerdict>;
};
export type LogLine = {
  version: number;
  seat: number | null;
  code: string;
  facts: Record<string, any>;
  message: string;
};
export type LogQuery = {
  after: number;
};
export type Meaning = {
  reading: string;
  written: string;
  kind: "adjective" | "adverb" | "affix" | "common" | "numeral" | "other" | "pronoun" | "proper" | "verb";
  marks: Array<string>;
  topics: Array<string>;
  gloss: string;
  line: string;
};
export type Messages = {
  version: number;
  table: TableMessage;
  events: Array<CommandMessage>;
};
export type MoveQuery = {
  dry_run: boolean;
};
export type NewHost = {
  seat: number;
};
export type NotedLetter = {
  letter: string | null;
  note: "choonpu" | "none" | "normal" | "small";
};
export type OneAway = {
  line: "column" | "row";
  number: number;
  letter: string;
  points: number;
  bonus: "instant" | "none" | "plus-one" | "voiced";
};
export type OneOf = {
  hole: "one_of";
  values: Array<string | number | boolean | null>;
};
export type Peg = {
  row: number;
  by: number;
};
export type PinkArea = {
  rows: Array<WrittenRow>;
  themes: Array<ShownTheme>;
};
export type PinkAreaVerdict = {
  answer: "ask" | "no" | "yes";
  points: number;
  verdicts: Array<PinkVerdict>;
};
export type PinkQuestion = {
  rows: Array<WrittenRow>;
  themes: Array<ShownTheme>;
  sheet: string;
};
export type PinkVerdict = {
  answer: "ask" | "no" | "yes";
  word: string;
  reading: string;
  written: Array<string>;
  letters: Array<string>;
  length: number;
  head: string;
  tails: Array<string>;
  cards: Array<string>;
  findings: Array<Finding>;
  evidence: Array<Evidence>;
  rules: string;
  lexicon: string;
  voiced: boolean;
  points: number;
  theme: string | null;
  meets: Array<string>;
};
export type PlayerScore = {
  name: string;
  total: number;
  rank: number;
  lines: Array<ScoreLine>;
};
export type ProblemReply = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  facts: Record<string, any>;
};
export type Readiness = {
  status: "ready";
  lexicon: string;
};
export type Removal = {
  name: string;
  then: "bot" | "free";
  level: "easy" | "normal" | "strong";
};
export type Repeats = {
  kind: "repeats";
  times: number;
};
export type RowVerdict = {
  answer: "ask" | "no" | "yes";
  word: string;
  reading: string;
  written: Array<string>;
  letters: Array<string>;
  length: number;
  head: string;
  tails: Array<string>;
  cards: Array<string>;
  findings: Array<Finding>;
  evidence: Array<Evidence>;
  rules: string;
  lexicon: string;
  voiced: boolean;
};
export type RulesData = {
  game: string;
  name: string;
  kind: "preset" | "sheet";
  title: Title;
  data: Record<string, any>;
};
export type RulesList = {
  rules: Array<RulesTitle>;
};
export type RulesTitle = {
  game: string;
  name: string;
  kind: "preset" | "sheet";
  title: Title;
};
export type Score = {
  players: Array<PlayerScore>;
  winners: Array<number>;
  tie_break: "lowest-colour" | "moons" | "shared" | null;
  impossible: Array<Fault>;
};
export type ScoreLine = {
  code: string;
  points: number;
  facts: Record<string, any>;
  message: string;
};
export type SeatTaken = {
  seat: number;
  token: string | null;
};
export type SeatWanted = {
  invite: string;
  name: string;
  cookie: boolean;
};
export type Several = {
  hole: "several";
  values: Array<string | number | boolean | null>;
  fewest: number;
  most: number;
};
export type ShownTheme = {
  id: string;
  points: number;
  condition: Length | Begins | Ends | Contains | Repeats | Voiced | FirstIsLast | null;
};
export type Slot = {
  type: string;
  holes: Record<string, Is | OneOf | Several | Text>;
};
export type Stop = {
  at: number;
  code: string;
};
export type Subject = {
  reading: string;
  written: string | null;
};
export type SubjectVerdict = {
  answer: "ask" | "no" | "yes";
  word: string;
  reading: string;
  written: Array<string>;
  length: number;
  letters: Array<NotedLetter>;
  concreteness: "abstract" | "concrete" | "unknown";
  other_readings: Array<string>;
  findings: Array<Finding>;
  evidence: Array<Evidence>;
  rules: string;
  lexicon: string;
};
export type SuperLuckyBoxGame = {
  players: Array<SuperLuckyBoxPlayer>;
  options: SuperLuckyBoxScoringOptions;
  sheet: string;
  draft: boolean;
};
export type SuperLuckyBoxPlayer = {
  name: string;
  completed: [number, number, number, number];
  stars: [number, number, number, number];
  crossed: number;
  moons: number;
};
export type SuperLuckyBoxScoringOptions = {
  new_boxes: boolean;
  solo_moons: boolean;
  moon_needed: boolean;
};
export type TableDeleted = {
  table: string;
};
export type TableLog = {
  version: number;
  lines: Array<LogLine>;
};
export type TableMessage = {
  edition: number;
  stage: "archived" | "ended" | "playing" | "waiting";
  chairs: Array<ChairView>;
  terms: Terms;
  host_seat: number | null;
};
export type TableOpened = {
  table: string;
  invite: string;
  host_token: string;
};
export type TableView = {
  table: string;
  game: string;
  version: number;
  seats: Array<string>;
  free: number;
  seat: number | null;
  view: Record<string, any> | null;
  slots: Array<Slot>;
  winners: Array<number> | null;
  scores: Array<number> | null;
  stage: "archived" | "ended" | "playing" | "waiting";
  chairs: Array<ChairView>;
  terms: Terms;
  host: boolean;
  host_seat: number | null;
  waiting: Array<number>;
  edition: number;
  may_take_back: boolean;
  question: TakeBackQuestion | null;
};
export type TableWanted = {
  game: string;
  seats: number;
  options: string | Record<string, any> | null;
  sheet: string | null;
  terms: Terms;
};
export type TakeBackQuestion = {
  question: number;
  seat: number;
  agreed: Array<number>;
  missing: Array<number>;
};
export type TensaiCleverGame = {
  players: Array<TensaiCleverPlayer>;
  sheet: string;
};
export type TensaiCleverPlayer = {
  name: string;
  yellow: number | YellowArea;
  pink: number | PinkArea;
  light_blue: number | LightBlueArea;
  green: number | GreenArea;
  wilds: number;
};
export type TensaiCleverPlayerScore = {
  name: string;
  total: number;
  rank: number;
  lines: Array<ScoreLine>;
  colours: Colours;
  lowest: number;
  wild_points: number;
  answer: "ask" | "no" | "yes";
};
export type TensaiCleverScore = {
  players: Array<TensaiCleverPlayerScore>;
  winners: Array<number>;
  tie_break: "lowest-colour" | "moons" | "shared" | null;
};
export type Terms = {
  spectators: boolean;
  clock: number | null;
};
export type Text = {
  hole: "text";
  heads: Array<string>;
  tails: Array<string>;
  shortest: number;
  longest: number;
  possible: boolean;
  optional: boolean;
};
export type Title = {
  ja: string;
  en: string;
};
export type TokenWanted = {
  cookie: boolean;
};
export type Verdict = {
  answer: "ask" | "no" | "yes";
  word: string;
  reading: string;
  written: Array<string>;
  letters: Array<string>;
  length: number;
  head: string;
  tails: Array<string>;
  cards: Array<string>;
  findings: Array<Finding>;
  evidence: Array<Evidence>;
  rules: string;
  lexicon: string;
};
export type Voiced = {
  kind: "voiced";
  at_least: number;
};
export type Word = {
  reading: string;
  written: string;
  familiarity: number | null;
};
export type WordBasketChain = {
  words: Array<string | WordBasketChainWord>;
  field: string | null;
  rules: string | Record<string, any> | null;
};
export type WordBasketChainWord = {
  word: string;
  reading: string | null;
  card: string | null;
  last: boolean;
};
export type WordBasketQuery = {
  word: string;
  reading: string | null;
  previous: string | null;
  previous_card: string | null;
  field: string | null;
  card: string | null;
  last: boolean;
  rules: string | null;
};
export type WordBasketQuestion = {
  word: string;
  reading: string | null;
  previous: string | null;
  previous_card: string | null;
  field: string | null;
  card: string | null;
  last: boolean;
  rules: string | Record<string, any> | null;
};
export type WordsPage = {
  words: Array<Word>;
  next: string | null;
};
export type WordsQuery = {
  start: string | null;
  end: string | null;
  length: string | null;
  kind: "adjective" | "adverb" | "affix" | "common" | "numeral" | "other" | "pronoun" | "proper" | "verb";
  last: boolean;
  rules: string | null;
  limit: number;
  cursor: string;
};
export type Work = {
  pegs: Array<Peg>;
};
export type WrittenRow = {
  text: string;
  theme: string | null;
};
export type YellowArea = {
  crossed: Array<string>;
};
export type YellowLine = {
  line: "column" | "row";
  number: number;
  letters: Array<string>;
  points: number;
  bonus: "instant" | "none" | "plus-one" | "voiced";
};
export type YellowQuestion = {
  crossed: Array<string>;
  sheet: string;
};
export type YellowVerdict = {
  answer: "ask" | "no" | "yes";
  lines: Array<YellowLine>;
  points: number;
  bonuses: Array<"instant" | "none" | "plus-one" | "voiced">;
  one_away: Array<OneAway>;
  findings: Array<Finding>;
};
export namespace WordBasket {
  export type AnyEvent = Opened | DealBegan | Drew | TurnedUp | Thrown | WentOut | HandReset | Reshuffled | Challenged | Deliberating | Voted | Stood | Withdrawn | ReachSaid | ReachMissed | DealWon | Ended;
  export type AnyMove = Throw | Challenge | Vote | CallReach | PointOutReach | Reset | NextDeal;
  export type CallReach = {
    type: "call_reach";
  };
  export type Challenge = {
    type: "challenge";
    onto: number;
  };
  export type Challenged = {
    type: "challenged";
    seat: number;
    at: number;
    onto: number;
    thrower: number | null;
    word: string;
    reading: string;
  };
  export type DealBegan = {
    type: "deal_began";
    deal: number;
  };
  export type DealWon = {
    type: "deal_won";
    seat: number;
    at: number;
  };
  export type Deliberating = {
    type: "deliberating";
    findings: Array<Finding>;
    onto: number;
    thrower: number | null;
    word: string;
    reading: string;
  };
  export type Deliberation = {
    type: "deliberation";
    votes: Array<boolean | null>;
    onto: number;
  };
  export type Drew = {
    type: "drew";
    seat: number;
    cards: Array<string>;
  };
  export type Ended = {
    type: "ended";
  };
  export type Finding = {
    code: string;
    level: "ask" | "no" | "note";
    facts: Record<string, any>;
    message: string;
  };
  export type GoneOut = {
    type: "gone_out";
    seat: number;
  };
  export type HandReset = {
    type: "hand_reset";
    seat: number;
    cards: number;
    top: string;
  };
  export type Handicap = {
    shortest: number | null;
    shortest_last: number | null;
    hand: number | null;
  };
  export type NextDeal = {
    type: "next_deal";
  };
  export type Opened = {
    type: "opened";
    seats: number;
    options: WordBasketTableOptions;
    deck: Array<string>;
    lexicon: string;
    rulings: number;
  };
  export type Over = {
    type: "over";
  };
  export type PlayerSeen = {
    cards: number;
    wins: number;
    reach: boolean;
  };
  export type Playing = {
    type: "playing";
  };
  export type PointOutReach = {
    type: "point_out_reach";
    seat: number;
  };
  export type ReachMissed = {
    type: "reach_missed";
    seat: number;
    by: number;
  };
  export type ReachSaid = {
    type: "reach_said";
    seat: number;
  };
  export type Reset = {
    type: "reset";
    top: string;
    onto: number;
  };
  export type Reshuffled = {
    type: "reshuffled";
  };
  export type Stood = {
    type: "stood";
    onto: number;
    thrower: number | null;
    word: string;
    reading: string;
  };
  export type Throw = {
    type: "throw";
    card: string;
    word: string;
    onto: number;
    reach: boolean;
    reading: string | null;
  };
  export type Thrown = {
    type: "thrown";
    seat: number;
    card: string;
    word: string;
    reading: string;
    field: string;
    reach: boolean;
    at: number;
  };
  export type TurnedUp = {
    type: "turned_up";
    card: string;
  };
  export type Unopened = {
    type: "unopened";
  };
  export type View = WordBasketView;
  export type Vote = {
    type: "vote";
    accept: boolean;
  };
  export type Voted = {
    type: "voted";
    seat: number;
    accept: boolean;
    onto: number;
    thrower: number | null;
    word: string;
    reading: string;
  };
  export type WentOut = {
    type: "went_out";
    seat: number;
  };
  export type Withdrawn = {
    type: "withdrawn";
    seat: number;
    findings: Array<Finding>;
    onto: number;
    thrower: number | null;
    word: string;
    reading: string;
  };
  export type WordBasketOptions = {
    shortest: number;
    shortest_last: number | null;
    yoon_as_one: boolean;
    wo_as_o: boolean;
    wild_last: boolean;
    number_wild_opens: boolean;
    number_wild_on_reset: boolean;
    hand: number;
    words: WordRules;
  };
  export type WordBasketTableOptions = {
    rules: WordBasketOptions;
    referee: "auto" | "challenge";
    ask: "dictionary" | "player" | "vote";
    deals: number;
    handicaps: Array<Handicap | null>;
    objection_seconds: number;
  };
  export type WordBasketView = {
    seat: number | null;
    phase: Unopened | Playing | Deliberation | GoneOut | Over;
    deal: number;
    deals: number;
    field: string;
    top: string;
    onto: number;
    word: WordSeen | null;
    pile: number;
    bowl: number;
    players: Array<PlayerSeen>;
    hand: Array<string>;
    words: Array<WordSeen>;
    closes: number;
    now: number;
    options: WordBasketTableOptions;
  };
  export type WordRules = {
    proper: "ask" | "known" | "no" | "yes";
    brand: "ask" | "no" | "yes";
    pronoun: "ask" | "no" | "yes";
    numeral: "ask" | "no" | "yes";
    na_adjective: "ask" | "no" | "yes";
    obscure: "ask" | "no" | "yes";
    compound: "ask" | "no" | "yes";
    unknown: "ask" | "no" | "yes";
  };
  export type WordSeen = {
    seat: number;
    card: string;
    word: string;
    reading: string;
    onto_field: string;
    last: boolean;
    settled: boolean;
    onto: number;
    at: number;
    until: number | null;
  };
}

export namespace TensaiClever {
  export type AnyEvent = Opened | ThemesShown | OyaChosen | RoundBegan | Reshuffled | Revealed | Chosen | Shared | Wrote | PutAside | Gained | Lapsed | Claimed | Asked | Voted | Declined | Finished | LastCallMade | Settled | Discounted | Ended;
  export type AnyMove = Choose | Write | WriteInstant | WritePlusOne | WriteVoiced | SetAside | WriteAside | ClaimPink | ClaimLightBlue | Vote | Done | Count;
  export type Asked = {
    type: "asked";
    seat: number;
    place: string;
    word: string;
    theme: string | null;
    points: number;
    findings: Array<Finding>;
  };
  export type AskedWord = {
    seat: number;
    doubt: Doubt;
  };
  export type Begins = {
    kind: "begins";
    letters: string;
  };
  export type BlueLine = {
    letters: Array<string>;
    counts: boolean;
  };
  export type BlueWord = {
    letters: number;
    points: number;
    icons: Array<Icon>;
  };
  export type Choose = {
    type: "choose";
    want: boolean;
  };
  export type Chosen = {
    type: "chosen";
    want: boolean;
  };
  export type Claim = {
    place: string;
    word: string;
    theme: string | null;
    points: number;
    votes: Array<boolean | null>;
  };
  export type ClaimLightBlue = {
    type: "claim_light_blue";
    letters: number;
    meant: string | null;
  };
  export type ClaimPink = {
    type: "claim_pink";
    row: number;
    theme: string;
    meant: string | null;
  };
  export type Claimed = {
    type: "claimed";
    seat: number;
    place: string;
    word: string;
    theme: string | null;
    points: number;
    answer: "ask" | "no" | "yes";
  };
  export type Colours = {
    yellow: number;
    pink: number;
    light_blue: number;
    green: number;
  };
  export type Contains = {
    kind: "contains";
    letters: string;
    at_least: number;
  };
  export type Count = {
    type: "count";
    place: string;
    accept: boolean;
    theme: string | null;
  };
  export type CountedWord = {
    seat: number;
    place: string;
    word: string;
    theme: string | null;
    points: number;
  };
  export type Counting = {
    type: "counting";
  };
  export type Deck = {
    letters: Record<string, number>;
    choices: Record<string, number>;
    animals: number;
  };
  export type Declined = {
    type: "declined";
    seat: number;
    place: string;
    word: string;
    theme: string | null;
    findings: Array<Finding>;
  };
  export type Discounted = {
    type: "discounted";
    seat: number;
    place: string;
    word: string;
  };
  export type Done = {
    type: "done";
  };
  export type Doubt = {
    place: string;
    word: string;
    themes: Array<string>;
    answer: "ask" | "no" | "yes";
    findings: Array<Finding>;
  };
  export type Ended = {
    type: "ended";
    score: TensaiCleverScore;
  };
  export type Ends = {
    kind: "ends";
    letters: string;
  };
  export type Finding = {
    code: string;
    level: "ask" | "no" | "note";
    facts: Record<string, any>;
    message: string;
  };
  export type Finished = {
    type: "finished";
    seat: number;
  };
  export type FirstIsLast = {
    kind: "first-is-last";
  };
  export type Gained = {
    type: "gained";
    seat: number;
    bonus: "instant" | "none" | "plus-one" | "voiced";
    place: string;
  };
  export type Green = {
    points: Array<number>;
    icons: Array<Icon>;
  };
  export type Icon = {
    at: number;
    bonus: "instant" | "none" | "plus-one" | "voiced";
  };
  export type Lapsed = {
    type: "lapsed";
    seat: number;
  };
  export type LastCall = {
    type: "last_call";
  };
  export type LastCallMade = {
    type: "last_call_made";
  };
  export type Length = {
    kind: "length";
    at_least: number;
    at_most: number;
  };
  export type Line = {
    points: number;
    bonus: "instant" | "none" | "plus-one" | "voiced";
  };
  export type Opened = {
    type: "opened";
    seats: number;
    options: TensaiCleverOptions;
    sheet: TensaiCleverSheet;
    sheet_hash: string;
    lexicon: string;
  };
  export type Over = {
    type: "over";
    score: TensaiCleverScore;
  };
  export type OyaChosen = {
    type: "oya_chosen";
    seat: number;
  };
  export type Paper = {
    yellow: Array<string>;
    pink: Array<PinkLine>;
    light_blue: Array<BlueLine>;
    green: Array<string>;
    wilds: number;
    instants: number;
    plus_ones: number;
    voiced: number;
    aside: Array<string>;
    help_left: number;
    used: Array<number>;
    extra: Array<number>;
    done: boolean;
    claim: Claim | null;
    doubts: Array<Doubt>;
  };
  export type Pink = {
    letter_points: number;
    rows: Array<PinkRow>;
  };
  export type PinkLine = {
    letters: Array<string>;
    theme: string | null;
    points: number;
  };
  export type PinkRow = {
    squares: number;
    icons: Array<Icon>;
  };
  export type Play = {
    themes_shown: number;
    cards_a_round: number;
    wanted_at_most: number;
    help_stock: number;
  };
  export type PutAside = {
    type: "put_aside";
    seat: number;
    card: number;
    letter: string;
  };
  export type RefusedWord = {
    seat: number;
    place: string;
    word: string;
    findings: Array<Finding>;
  };
  export type Repeats = {
    kind: "repeats";
    times: number;
  };
  export type Reshuffled = {
    type: "reshuffled";
  };
  export type Revealed = {
    type: "revealed";
    card: string;
  };
  export type Revealing = {
    type: "revealing";
  };
  export type RoundBegan = {
    type: "round_began";
    round: number;
    oya: number;
  };
  export type Rounds = {
    count: number;
    icons: Array<Icon>;
  };
  export type ScoreLine = {
    code: string;
    points: number;
    facts: Record<string, any>;
    message: string;
  };
  export type SetAside = {
    type: "set_aside";
    card: number;
    letter: string;
  };
  export type Settled = {
    type: "settled";
    counted: Array<CountedWord>;
    asked: Array<AskedWord>;
    refused: Array<RefusedWord>;
  };
  export type Shared = {
    type: "shared";
  };
  export type Starting = {
    type: "starting";
  };
  export type TensaiCleverOptions = {
    words: "dictionary" | "table" | "writer";
    allow_pass: boolean;
    plus_one_forbids_used: boolean;
    help_stock: number | Array<number> | null;
    sheet: TensaiCleverSheet | null;
    last_call: boolean;
  };
  export type TensaiCleverPlayerScore = {
    name: string;
    total: number;
    rank: number;
    lines: Array<ScoreLine>;
    colours: Colours;
    lowest: number;
    wild_points: number;
    answer: "ask" | "no" | "yes";
  };
  export type TensaiCleverScore = {
    players: Array<TensaiCleverPlayerScore>;
    winners: Array<number>;
    tie_break: "lowest-colour" | "moons" | "shared" | null;
  };
  export type TensaiCleverSheet = {
    game: "tensai-clever";
    name: string;
    title: Title;
    origin: "house" | "owner";
    long_mark: boolean;
    rounds: Rounds;
    yellow: Yellow;
    pink: Pink;
    light_blue: Array<BlueWord>;
    green: Green;
    wild_points: Array<number>;
    play: Play;
    themes: Array<Theme>;
    deck: Deck | null;
  };
  export type TensaiCleverView = {
    seat: number | null;
    phase: Unopened | Starting | Revealing | Writing | LastCall | Counting | Over;
    options: TensaiCleverOptions;
    sheet: TensaiCleverSheet;
    round: number;
    oya: number;
    themes: Array<string>;
    shown: Array<string>;
    wanted: Array<boolean | null>;
    share: Array<number>;
    papers: Array<Paper>;
    points: Array<Colours>;
    pile: number;
    discards: Array<string>;
  };
  export type Theme = {
    id: string;
    points: number;
    title: Title;
    condition: Length | Begins | Ends | Contains | Repeats | Voiced | FirstIsLast | null;
  };
  export type ThemesShown = {
    type: "themes_shown";
    themes: Array<string>;
  };
  export type Title = {
    ja: string;
    en: string;
  };
  export type Unopened = {
    type: "unopened";
  };
  export type View = TensaiCleverView;
  export type Voiced = {
    kind: "voiced";
    at_least: number;
  };
  export type Vote = {
    type: "vote";
    seat: number;
    accept: boolean;
  };
  export type Voted = {
    type: "voted";
    seat: number;
    claimant: number;
    accept: boolean;
  };
  export type Write = {
    type: "write";
    card: number;
    letter: string;
    place: string;
  };
  export type WriteAside = {
    type: "write_aside";
    letter: string;
    place: string;
  };
  export type WriteInstant = {
    type: "write_instant";
    letter: string;
    place: string;
  };
  export type WritePlusOne = {
    type: "write_plus_one";
    card: number;
    letter: string;
    place: string;
  };
  export type WriteVoiced = {
    type: "write_voiced";
    letter: string;
    place: string;
  };
  export type Writing = {
    type: "writing";
  };
  export type Wrote = {
    type: "wrote";
    seat: number;
    source: "aside" | "card" | "instant" | "plus-one" | "voiced";
    card: number;
    letter: string;
    place: string;
  };
  export type Yellow = {
    squares: Array<Array<string>>;
    rows: Array<Line>;
    columns: Array<Line>;
  };
}

export namespace Barbarossa {
  export type Answer = {
    type: "answer";
    reply: "neither" | "no" | "perhaps" | "unknown" | "yes";
  };
  export type Answered = {
    type: "answered";
    work: number;
    reply: "neither" | "no" | "perhaps" | "unknown" | "yes";
  };
  export type Answering = {
    type: "answering";
    seat: number;
    step: number;
    work: number;
  };
  export type AnyEvent = Opened | SubjectWritten | SubjectDeclined | Finished | TurnBegan | Rolled | Spent | DragonCame | GemGained | DwarfMet | LetterTold | StepBegan | Asked | Answered | TooDirect | Guessed | Judged | PegStuck | StonePaid | Resumed | Ended | Uncovered;
  export type AnyMove = WriteSubject | Finish | Roll | Spend | AskLetter | Ask | Answer | CallTooDirect | wordsvcgamesbarbarossamovesGuess | Judge | Curse | GoOn;
  export type Ask = {
    type: "ask";
    work: number;
    question: string | null;
  };
  export type AskLetter = {
    type: "ask_letter";
    work: number;
    position: number;
  };
  export type Asked = {
    type: "asked";
    seat: number;
    work: number;
    question: string | null;
  };
  export type Asking = {
    type: "asking";
    seat: number;
    step: number;
  };
  export type AtDwarf = {
    type: "at_dwarf";
    seat: number;
  };
  export type BarbarossaOptions = {
    gem_cap: number | null;
    goal: number | null;
    goal_wins: boolean;
    floor: number | null;
    table: Array<number> | null;
    subjects: "advice" | "dictionary" | "maker";
    sheet: BarbarossaSheet | null;
  };
  export type BarbarossaSheet = {
    game: "barbarossa";
    name: string;
    title: Title;
    origin: "house" | "owner";
    gains_13: Array<number>;
    gains_17: Array<number>;
    solver: [number, number];
    unsolved: [number, number];
    goal: number;
    setup: Setup;
  };
  export type BarbarossaView = {
    seat: number | null;
    phase: Unopened | Making | Moving | AtDwarf | Asking | Answering | Cursing | Judging | Over;
    players: Array<PlayerSeen>;
    works: Array<WorkSeen>;
    ring: Array<string>;
    gains: Array<number>;
    rows: Array<number>;
    goal: number;
    gem_cap: number;
    die: number | null;
    letters: Array<Letter>;
    questions: Array<Question>;
    guesses: Array<wordsvcgamesbarbarossastateGuess>;
  };
  export type CallTooDirect = {
    type: "call_too_direct";
  };
  export type Curse = {
    type: "curse";
  };
  export type Cursing = {
    type: "cursing";
    seat: number;
    ready: boolean;
    resume: Moving | AtDwarf | Asking | Answering;
  };
  export type DragonCame = {
    type: "dragon_came";
    seat: number;
  };
  export type DwarfMet = {
    type: "dwarf_met";
    seat: number;
  };
  export type Ended = {
    type: "ended";
    score: Score;
  };
  export type Fault = {
    pointer: string;
    code: string;
    facts: Record<string, any>;
    message: string;
  };
  export type Finding = {
    code: string;
    level: "ask" | "no" | "note";
    facts: Record<string, any>;
    message: string;
  };
  export type Finish = {
    type: "finish";
  };
  export type Finished = {
    type: "finished";
    seat: number;
  };
  export type GemGained = {
    type: "gem_gained";
    seat: number;
  };
  export type GoOn = {
    type: "go_on";
  };
  export type Guessed = {
    type: "guessed";
    seat: number;
    maker: number;
    work: number;
    guess: string;
    relation: "different" | "reading" | "same" | "spelling" | "hidden";
    advice: "ask" | "no" | "yes" | "hidden";
  };
  export type Judge = {
    type: "judge";
    right: boolean;
  };
  export type Judged = {
    type: "judged";
    seat: number;
    work: number;
    right: boolean;
  };
  export type Judging = {
    type: "judging";
    seat: number;
    work: number;
    curse: Cursing | null;
  };
  export type Letter = {
    seat: number;
    work: number;
    position: number;
    letter: string | null;
    note: "choonpu" | "none" | "normal" | "small" | "hidden";
  };
  export type LetterTold = {
    type: "letter_told";
    seat: number;
    maker: number;
    work: number;
    position: number;
    letter: string | null;
    note: "choonpu" | "none" | "normal" | "small" | "hidden";
  };
  export type Making = {
    type: "making";
    first: number | null;
  };
  export type Moving = {
    type: "moving";
    seat: number;
  };
  export type Opened = {
    type: "opened";
    seats: number;
    options: BarbarossaOptions;
    sheet: BarbarossaSheet;
    sheet_hash: string;
    lexicon: string;
    rulings: number;
  };
  export type Over = {
    type: "over";
    score: Score;
  };
  export type Peg = {
    row: number;
    by: number;
  };
  export type PegStuck = {
    type: "peg_stuck";
    seat: number;
    work: number;
    row: number;
  };
  export type PlayerScore = {
    name: string;
    total: number;
    rank: number;
    lines: Array<ScoreLine>;
  };
  export type PlayerSeen = {
    gems: number;
    stones: number;
    tile: number;
    score: number;
    finished: boolean;
  };
  export type Question = {
    seat: number;
    work: number;
    question: string | null;
    reply: "neither" | "no" | "perhaps" | "unknown" | "yes" | null;
  };
  export type Resumed = {
    type: "resumed";
    seat: number;
  };
  export type Roll = {
    type: "roll";
  };
  export type Rolled = {
    type: "rolled";
    seat: number;
    die: number;
  };
  export type Score = {
    players: Array<PlayerScore>;
    winners: Array<number>;
    tie_break: "lowest-colour" | "moons" | "shared" | null;
    impossible: Array<Fault>;
  };
  export type ScoreLine = {
    code: string;
    points: number;
    facts: Record<string, any>;
    message: string;
  };
  export type Setup = {
    ring: ["dragon" | "dwarf" | "gem" | "question", "dragon" | "dwarf" | "gem" | "question", "dragon" | "dwarf" | "gem" | "question", "dragon" | "dwarf" | "gem" | "question", "dragon" | "dwarf" | "gem" | "question", "dragon" | "dwarf" | "gem" | "question"];
    dragon: number;
    gems: number;
    gem_cap: number;
    curse_stones: number;
    works: number;
    works_of_three: number;
  };
  export type Spend = {
    type: "spend";
    gems: number;
  };
  export type Spent = {
    type: "spent";
    seat: number;
    gems: number;
  };
  export type StepBegan = {
    type: "step_began";
    seat: number;
    step: number;
  };
  export type StonePaid = {
    type: "stone_paid";
    seat: number;
  };
  export type SubjectDeclined = {
    type: "subject_declined";
    seat: number;
    work: number;
    reading: string;
    written: string | null;
    findings: Array<Finding>;
  };
  export type SubjectWritten = {
    type: "subject_written";
    seat: number;
    work: number;
    tag: string;
    reading: string;
    written: string | null;
  };
  export type Title = {
    ja: string;
    en: string;
  };
  export type TooDirect = {
    type: "too_direct";
    work: number;
  };
  export type TurnBegan = {
    type: "turn_began";
    seat: number;
  };
  export type Uncovered = {
    type: "uncovered";
    readings: Array<string>;
    written: Array<string | null>;
  };
  export type Unopened = {
    type: "unopened";
  };
  export type View = BarbarossaView;
  export type WorkSeen = {
    maker: number;
    tag: string;
    pegs: Array<Peg>;
    stands: boolean;
    paper: boolean;
    reading: string | null;
    written: string | null;
  };
  export type WriteSubject = {
    type: "write_subject";
    work: number;
    reading: string;
    written: string | null;
    tag: string | null;
  };
  export type wordsvcgamesbarbarossamovesGuess = {
    type: "guess";
    work: number;
    guess: string;
  };
  export type wordsvcgamesbarbarossastateGuess = {
    seat: number;
    work: number;
    guess: string;
    relation: "different" | "reading" | "same" | "spelling" | "hidden";
    advice: "ask" | "no" | "yes" | "hidden";
    right: boolean | null;
  };
}

export namespace SuperLuckyBox {
  export type AnyEvent = Opened | Drew | Reshuffled | Kept | RoundBegan | Revealed | Crossed | Gained | Lapsed | Skipped | RoundScored | Ended;
  export type AnyMove = Keep | Cross | UseBonus | Skip;
  export type Bonus = {
    kind: "any" | "lightning" | "moon" | "none" | "number" | "star";
    value: number;
  };
  export type BoxSeen = {
    box: number;
    face: string;
    crossed: Array<number>;
  };
  export type Choice = {
    box: number;
    square: number;
    number: number;
    spent: number;
    bonus: string | null;
    gains: Array<string>;
    completes: boolean;
  };
  export type Cross = {
    type: "cross";
    box: number;
    square: number;
  };
  export type Crossed = {
    type: "crossed";
    seat: number;
    box: number;
    square: number;
    spent: number;
    bonus: Bonus | null;
  };
  export type Drafting = {
    type: "drafting";
    round: number;
  };
  export type Drew = {
    type: "drew";
    seat: number;
    boxes: Array<number>;
  };
  export type Ended = {
    type: "ended";
    score: Score;
  };
  export type Fault = {
    pointer: string;
    code: string;
    facts: Record<string, any>;
    message: string;
  };
  export type Gained = {
    type: "gained";
    seat: number;
    box: number;
    line: number;
    bonus: Bonus;
  };
  export type Keep = {
    type: "keep";
    boxes: Array<number>;
  };
  export type Kept = {
    type: "kept";
    seat: number;
    boxes: Array<number>;
    discarded: Array<number>;
  };
  export type Lapsed = {
    type: "lapsed";
    seat: number;
    bonus: Bonus;
  };
  export type Moons = {
    most: number;
    fewest: number;
    solo: Array<number>;
  };
  export type Opened = {
    type: "opened";
    seats: number;
    options: SuperLuckyBoxOptions;
    sheet: SuperLuckyBoxSheet;
    sheet_hash: string;
  };
  export type Over = {
    type: "over";
    score: Score;
  };
  export type PlayerScore = {
    name: string;
    total: number;
    rank: number;
    lines: Array<ScoreLine>;
  };
  export type PlayerSeen = {
    lightning: number;
    moons: number;
    stars: Array<number>;
    completed: Array<number>;
    boxes: Array<BoxSeen>;
    done: Array<number>;
    choosing: number;
    pending: Array<string>;
    acted: boolean;
  };
  export type Reshuffled = {
    type: "reshuffled";
  };
  export type Revealed = {
    type: "revealed";
    number: number;
  };
  export type RoundBegan = {
    type: "round_began";
    round: number;
  };
  export type RoundScored = {
    type: "round_scored";
    round: number;
    completed: Array<Array<number>>;
  };
  export type Score = {
    players: Array<PlayerScore>;
    winners: Array<number>;
    tie_break: "lowest-colour" | "moons" | "shared" | null;
    impossible: Array<Fault>;
  };
  export type ScoreLine = {
    code: string;
    points: number;
    facts: Record<string, any>;
    message: string;
  };
  export type Setup = {
    boxes_drawn: number;
    boxes_kept: number;
    new_boxes_drawn: number;
    new_boxes_kept: number;
    lightning: number;
    copies_of_each_number: number;
    turns: number;
  };
  export type Skip = {
    type: "skip";
  };
  export type Skipped = {
    type: "skipped";
    seat: number;
  };
  export type SuperLuckyBoxOptions = {
    new_boxes: boolean;
    solo_moons: boolean;
    moon_needed: boolean;
    sheet: SuperLuckyBoxSheet | null;
  };
  export type SuperLuckyBoxSheet = {
    game: "super-lucky-box";
    name: string;
    title: Title;
    origin: "house" | "owner";
    box_points: [number, number, number, number];
    star_points: Array<number>;
    crossed_per_point: number;
    moons: Moons;
    setup: Setup;
    boxes: Array<string>;
  };
  export type SuperLuckyBoxView = {
    seat: number | null;
    phase: Unopened | Drafting | Turn | Over;
    sheet: SuperLuckyBoxSheet;
    players: Array<PlayerSeen>;
    shown: Array<number>;
    deck: number;
    discards: number;
    offer: Array<BoxSeen>;
    choices: Array<Choice>;
  };
  export type Title = {
    ja: string;
    en: string;
  };
  export type Turn = {
    type: "turn";
    round: number;
    turn: number;
    number: number;
  };
  export type Unopened = {
    type: "unopened";
  };
  export type UseBonus = {
    type: "use_bonus";
    bonus: string;
    box: number;
    square: number;
  };
  export type View = SuperLuckyBoxView;
}
