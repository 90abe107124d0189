// Made from the records of the server by WireTypesTest.

export type AgainstView = WeighedView | WonView | AwaitedView;

export interface AlgorithmView {
  name: string;
  family: string;
  paper: string;
  keys: string[];
}

export interface AnalysedMove {
  seat: number;
  text: string;
  way: string[];
  position: PositionView;
}

export interface AnalysedView extends LaterView {
  game: GameTitle;
  sides: string[];
  board: BoardView;
  start: PositionView;
  position: string;
}

export interface AnalysisNews {
  state?: StateView;
  lines?: LinesView;
  people?: PredictedView;
  against?: AgainstView;
  map?: MapView;
  [key: `map:${string}`]: MapView;
}

export interface AskedView {
  algorithm: string;
  player?: string;
  bounds?: string;
  sum?: string;
  players?: string;
  nodes?: string;
}

export interface AwaitedView extends Measured {
  theirTurn: boolean;
  expected: string;
  guaranteed: string;
}

export interface BackTold {
  plies: number;
  legal: PlayableMove[];
  turn: number;
}

export interface BoardView {
  rows: number;
  columns: number;
  ground: string[];
  names: string[][];
  own?: OwnName[];
  rowNames: string[];
  columnNames: string[];
  topNames: string[];
  areas?: Record<string, string>;
  hands: number;
  surface: string;
  plan: PlanView;
}

export type BoxView = [place: string, x: number, y: number, width: number, height: number];

export interface ClockView {
  millis?: number[];
  running?: number;
}

export interface CourseView {
  points: number[];
  values: string[];
  slips: SlipView[];
  sentence: string;
}

export interface DoubtView {
  name: string;
  sentence: string;
  games: string[];
}

export interface ExampleView {
  id: string;
  group: string;
  title: string;
  why: string;
  first: AskedView;
  second: string;
}

export interface Expectation {
  moves: LikelyMove[];
  own: boolean;
  predicted: number;
  of: number;
  sentence: string;
}

export interface ExpectedTold {
  at: number;
  expected: Expectation;
  learner: LearnerView;
}

export interface ExplainedView {
  seat?: number;
  sentence?: string;
}

export interface FixedGame {
  id: string;
  game: GameTitle;
  seats: SeatView[];
  millis: number;
  clocked: boolean;
  guesses: boolean;
  you: number;
  board: BoardView;
  flipped: boolean;
  upper: number;
  start: PositionView;
}

export interface ForeseenView {
  sentence: string;
  longest?: StretchView;
  broken: StretchView[];
}

export interface GameAnalysisView {
  game: GameTitle;
  sides: string[];
  people: PredictableView[];
  engine: boolean;
  tray: TrayPiece[];
  sentence: string;
  games: GameTitle[];
}

export interface GameShelf {
  title: string;
  games: GameTitle[];
}

export interface GameTitle {
  name: string;
  title: string;
}

export interface GameView extends FixedGame {
  moves: MoveView[];
  legal: PlayableMove[];
  turn: number;
  clock: ClockView;
  over: OverView;
  learner: LearnerView;
  explained: ExplainedView;
  insights: InsightView[];
}

export interface GiftView {
  ply: number;
  move: number;
  played: string;
  better: string;
  points: string;
  taken: boolean;
  kept: string;
}

export interface HeardView {
  move: string;
}

export interface HintView {
  sentence: string;
  way: string[];
}

export interface ImportBegun {
  id: string;
  job?: string;
  doubts?: DoubtView[];
}

export interface ImportView {
  id: string;
  name: string;
  game: string;
  added: number;
  known: number;
  refused: number;
  reasons: string[];
  ended: boolean;
}

export interface InsightView {
  seat: number;
  sentence: string;
}

export interface JobBegun {
  job: string;
}

export interface JobView {
  id: string;
  kind: string;
  title: string;
  state: string;
  activity: string;
  share: number;
  result?: string;
  created: number;
}

export interface JobsView {
  jobs: JobView[];
}

export type LabelView = [text: string, x: number, y: number, tone: string];

export interface LaterView {
  moves: AnalysedMove[];
  now: string;
  turn: number;
  over: string;
  legal: PlayableMove[];
}

export interface LearnerView {
  sentence?: string;
  seen?: number;
  learning?: boolean;
}

export interface LessonView {
  person: string;
  name: string;
  sentence: string;
}

export interface LikelyMove {
  text: string;
  probability: number;
  played: boolean;
  way: string[];
}

export interface LineView {
  move: string;
  way: string[];
  value: string;
  line: string[];
  depth: number;
}

export interface LinesView extends Measured {
  lines: LineView[];
  nodes: number;
  seconds: number;
  complete: boolean;
}

export interface Made {
  id: string;
}

export type MapView = ReplyMapView | NoReplyView;

export interface Measured {
  depth: number;
  unit: string;
  side: string;
}

export interface MistakeView {
  ply: number;
  move: number;
  played: string;
  better: string;
  betterLine: string[];
  betterWay: string[];
  playedWay: string[];
  points: string;
  cost: string;
  why: string;
  refutation: StepView[];
}

export interface MoveTold {
  at: number;
  move: MoveView;
  turn: number;
}

export interface MoveView {
  seat: number;
  text: string;
  way: string[];
  dealt?: boolean;
  position: PositionView;
  expected?: Expectation;
}

export interface NetworksView {
  mayChange: boolean;
  networks: Shown[];
}

export interface NoReplyView {
  after: string;
  depth: number;
  points: PointView[];
}

export interface OpponentView {
  id: string;
  name: string;
  kind: string;
  about: string;
  elo?: number;
}

export interface OpponentsView {
  game: string;
  seats: number;
  opponents: OpponentView[];
  usual: string;
  scale: string;
  shelves: GameShelf[];
}

export interface OverView {
  sentence?: string;
  ending?: string;
  outcome?: string;
}

export type OwnName = [row: number, column: number, name: string];

export type PartView = [tone: string, line: number, path: string];

export interface PastedView {
  game: string;
  position: string;
  moves: string[];
  players: string[];
}

export interface PeopleView {
  search: string;
  game: string;
  sort: string;
  backwards: boolean;
  page: number;
  pages: number;
  found: number;
  games: Record<string, number>;
  titles: Record<string, string>;
  people: PersonView[];
}

export interface PersonGame {
  id: string;
  game: string;
  person: string;
  seat: number;
  players: string[];
  result: string;
  tags: Record<string, string>;
  start: string;
  moves: string[];
  record: string;
}

export interface PersonState {
  study: StandingView;
  preparation: PreparedView;
}

export interface PersonView {
  id: string;
  name: string;
  game: string;
  title: string;
  about: string;
  shipped: boolean;
  program: boolean;
  you: boolean;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  firstYear: number;
  lastYear: number;
  rating?: number;
  ratingError?: number;
  state: string;
  job?: string;
  modelGames: number;
  lesson: string;
}

export interface PieceView {
  place: string;
  drawing: string;
  text: string;
  owner: number;
  name: string;
}

export interface PlacedView {
  position: string;
}

export interface PlacesView {
  size: number;
  tree?: TreePlacesView;
}

export interface PlanView {
  width: number;
  height: number;
  piece: number;
  touch: number;
  inside: boolean;
  turnable: boolean;
  cells: BoxView[];
  parts: PartView[];
  labels: LabelView[];
}

export interface PlayableMove {
  text: string;
  ways: string[][];
  taken: string[];
  becomes?: string;
  says: string;
}

export interface PlayersView {
  game: string;
  games: GameTitle[];
  players: OpponentView[];
}

export interface PointView {
  move: string;
  way: string[];
  probability: number;
  cost: number;
  says: string;
  decisive: boolean;
  value: string;
}

export interface PositionView {
  pieces: PieceView[];
  caption: string;
  text?: string;
  board?: BoardView;
}

export interface PredictableView {
  id: string;
  name: string;
  kind: string;
  from: string;
}

export interface PredictedMove {
  move: string;
  way: string[];
  probability: number;
}

export interface PredictedView extends PredictableView {
  side: string;
  moves: PredictedMove[];
}

export interface PreparedView {
  made: number;
  side: string;
  job?: JobView;
}

export interface ProspectView {
  move: string;
  way: string[];
  expected: string;
  guaranteed: string;
  risk: string;
  safe: boolean;
  reply?: ReplyView;
  probability?: number;
}

export interface RefusalView {
  sentence: string;
  move?: boolean;
}

export interface ReplyMapView extends Measured {
  after: string;
  way: string[];
  points: PointView[];
  them: string;
  error: number;
}

export interface ReplyView {
  move: string;
  way: string[];
}

export interface ReviewView {
  course: CourseView;
  expected?: string;
  missed: MistakeView[];
  gifts: GiftView[];
  balance: string[];
  threshold: string;
  watched: boolean;
  foreseen?: ForeseenView;
}

export interface RunSteps {
  algorithm: string;
  player: string;
  title: string;
  facts: string[];
  line: number[];
  note: string;
  levels: number[][];
  kinds: string[];
  nodes: number[];
  windows: string[];
  values: string[];
  others: (string[] | null)[];
  found: boolean[];
  cut: (number[] | null)[];
  briefs: string[];
  sentences: string[];
  leaves: number[];
  entered: number[];
  cuts: number[];
}

export interface RunView {
  done: number;
  all: number;
  unit: string;
  finished: boolean;
  runs: boolean;
  job?: JobView;
  markup: string;
}

export interface SearchMenu {
  examples: ExampleView[];
  algorithms: AlgorithmView[];
  games: SearchedGame[];
}

export interface SearchedGame {
  name: string;
  title: string;
  evaluators: string[];
}

export interface SeatView {
  id?: string;
  name: string;
  kind: string;
  about?: string;
  elo?: number;
  seat: string;
}

export interface SentenceView {
  sentence: string;
}

export interface Shown {
  name: string;
  rating?: number;
}

export interface SlipView {
  ply: number;
  move: number;
  played: string;
  points: string;
  own: boolean;
}

export interface StandingView {
  stage: string;
  made: number;
  old: boolean;
  begins: boolean;
  many: boolean;
  closely: boolean;
  busy: boolean;
  failure: string;
  cancelled: boolean;
  job?: string;
  activity?: string;
  share?: number;
}

export interface StateView {
  state: string;
  sentence: string;
}

export interface StepView {
  seat: number;
  text: string;
  way: string[];
  position: PositionView;
}

export interface StepsView {
  size: number;
  tree?: TreeView;
  runs: RunSteps[];
}

export interface StretchView {
  ply: number;
  after: string;
  held: string[];
  expected: string;
  instead: string;
}

export interface SuspectView {
  id: string;
  name: string;
  probability: number;
}

export interface ThinkingView {
  seat: number;
  name: string;
  depth: number;
  value: string;
  line: string[];
  nodes: number;
}

export interface TrayPiece {
  drawing: string;
  text: string;
  name: string;
  owner: number;
}

export interface TreePlacesView {
  x: (number | null)[];
  y: (number | null)[];
  breadths: number[];
  hidden: number[];
  width: number;
  height: number;
  shape: number;
  font: number;
}

export interface TreeView extends TreePlacesView {
  parents: number[];
  kinds: string[];
  names: string[];
  calls: string[];
  edges: string[];
  known: string[];
  labels: (string[] | null)[];
  functions: string[];
}

export interface TurnTold {
  legal: PlayableMove[];
  turn: number;
}

export interface WeighedView extends Measured {
  rows: ProspectView[];
  pick: string;
  margin: string;
  swing: string;
}

export interface WhoView {
  person: string;
  who: string;
  games: number;
  decisions: number;
  people: number;
  suspects: SuspectView[];
  trust: string;
}

export interface WonView extends Measured {
  move: string;
  way: string[];
  won: string;
  pick: string;
}

export interface YourGame {
  id: string;
  game: string;
  title: string;
  players: string[];
  result: string;
  plies: number;
  changed: number;
}

export interface YourGamesView {
  games: YourGame[];
}

type Asked<R extends string> =
  R extends `POST /api/people/networks/${string}/remove` ? NetworksView :
  R extends `POST /api/lab/experiments/${string}/run` ? JobBegun :
  R extends `POST /api/lab/tournaments/${string}/run` ? JobBegun :
  R extends `POST /api/people/import/${string}/begin` ? ImportBegun :
  R extends `GET /api/analyse/position` ? AnalysedView :
  R extends `GET /api/lab/experiments/${string}` ? RunView :
  R extends `GET /api/lab/tournaments/${string}` ? RunView :
  R extends `POST /api/lab/tournaments` ? Made :
  R extends `POST /api/people/networks` ? NetworksView :
  R extends `POST /api/person/${string}/prepare` ? JobBegun :
  R extends `GET /api/people/networks` ? NetworksView :
  R extends `GET /api/people/import/${string}` ? ImportView :
  R extends `GET /api/person/${string}/games/${string}` ? PersonGame :
  R extends `POST /api/analyse/place` ? PlacedView :
  R extends `POST /api/games/${string}/review` ? JobBegun :
  R extends `POST /api/people/import` ? Made :
  R extends `POST /api/people/${string}/learn` ? JobBegun :
  R extends `POST /api/person/${string}/study` ? JobBegun :
  R extends `POST /api/search/places` ? PlacesView :
  R extends `GET /api/games/${string}/review` ? ReviewView :
  R extends `POST /api/analyse/read` ? PastedView :
  R extends `POST /api/games/${string}/again` ? Made :
  R extends `POST /api/search/steps` ? StepsView :
  R extends `GET /api/analyse/game` ? GameAnalysisView :
  R extends `POST /api/person/${string}/who` ? JobBegun :
  R extends `GET /api/lab/players` ? PlayersView :
  R extends `GET /api/search/menu` ? SearchMenu :
  R extends `GET /api/opponents` ? OpponentsView :
  R extends `POST /api/analyse` ? Made :
  R extends `GET /api/person/${string}` ? PersonState :
  R extends `GET /api/people` ? PeopleView :
  R extends `POST /api/games` ? Made :
  R extends `GET /api/games` ? YourGamesView :
  R extends `GET /api/jobs/${string}` ? JobView :
  unknown;

type AskedFurther<R extends string> =
  R extends `GET /api/analyse/position?${string}from=${string}` ? LaterView :
  never;

/** What a request is answered, by its method and address. */
export type Answer<M extends string, A extends string> =
  [AskedFurther<`${M} ${A}`>] extends [never] ? Asked<A extends `${infer P}?${string}` ? `${M} ${P}` : `${M} ${A}`> : AskedFurther<`${M} ${A}`>;

/** What comes out of a job, by its kind. */
export type Result<K extends string> =
  K extends `import` ? ImportView :
  K extends `learn` ? LessonView :
  K extends `who` ? WhoView :
  unknown;

/** What is told of a topic. */
export type Told<N extends string> = { number: number } & (
  N extends `analysis/${string}` ?
    | { kind: 'picture'; data: AnalysisNews }
    | { kind: 'news'; data: AnalysisNews }
  :
  N extends `game/${string}` ?
    | { kind: 'back'; data: BackTold }
    | { kind: 'clock'; data: ClockView }
    | { kind: 'expected'; data: ExpectedTold }
    | { kind: 'explained'; data: ExplainedView }
    | { kind: 'heard'; data: HeardView }
    | { kind: 'hint'; data: HintView }
    | { kind: 'insight'; data: InsightView }
    | { kind: 'learner'; data: LearnerView }
    | { kind: 'move'; data: MoveTold }
    | { kind: 'over'; data: OverView }
    | { kind: 'refusal'; data: RefusalView }
    | { kind: 'thinking'; data: ThinkingView }
    | { kind: 'turn'; data: TurnTold }
    | { kind: 'picture'; data: GameView }
  :
  N extends `jobs` ?
    | { kind: 'picture'; data: JobsView }
    | { kind: 'job'; data: JobView }
  :
  N extends `*` ?
    | { kind: 'refused'; data: SentenceView }
  :
  never);
