// Made from the records of the server by WireTypesTest.

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
  inside: boolean;
  joins: number[][];
  areas?: Record<string, string>;
}

export interface ClockView {
  millis?: number[];
  running?: number;
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

export interface LearnerView {
  sentence?: string;
  seen?: number;
  learning?: boolean;
}

export interface LikelyMove {
  text: string;
  probability: number;
  played: boolean;
  way: string[];
}

export interface Made {
  id: string;
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
  games: GameTitle[];
}

export interface OverView {
  sentence?: string;
  ending?: string;
  outcome?: string;
}

export type OwnName = [row: number, column: number, name: string];

export interface PieceView {
  place: string;
  drawing: string;
  text: string;
  owner: number;
  name: string;
}

export interface PlayableMove {
  text: string;
  ways: string[][];
  taken: string[];
  says: string;
}

export interface PlayersView {
  game: string;
  games: GameTitle[];
  players: OpponentView[];
}

export interface PositionView {
  pieces: PieceView[];
  caption: string;
  board?: BoardView;
}

export interface ProblemView {
  sentence: string;
  refused?: boolean;
}

export interface ReviewView {
  missed: MistakeView[];
  gifts: GiftView[];
  balance: string[];
  threshold: string;
  watched: boolean;
  foreseen?: ForeseenView;
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

export interface StretchView {
  ply: number;
  after: string;
  held: string[];
  expected: string;
  instead: string;
}

export interface ThinkingView {
  seat: number;
  name: string;
  depth: number;
  value: string;
  line: string[];
  nodes: number;
}

export interface TurnTold {
  legal: PlayableMove[];
  turn: number;
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
  R extends `POST /api/lab/experiments/${string}/run` ? JobBegun :
  R extends `POST /api/lab/tournaments/${string}/run` ? JobBegun :
  R extends `GET /api/lab/experiments/${string}` ? RunView :
  R extends `GET /api/lab/tournaments/${string}` ? RunView :
  R extends `POST /api/lab/tournaments` ? Made :
  R extends `POST /api/person/${string}/prepare` ? JobBegun :
  R extends `POST /api/games/${string}/review` ? JobBegun :
  R extends `POST /api/people/import` ? Made :
  R extends `POST /api/people/${string}/learn` ? JobBegun :
  R extends `POST /api/person/${string}/study` ? JobBegun :
  R extends `GET /api/games/${string}/review` ? ReviewView :
  R extends `POST /api/games/${string}/again` ? Made :
  R extends `POST /api/person/${string}/who` ? JobBegun :
  R extends `GET /api/lab/players` ? PlayersView :
  R extends `GET /api/opponents` ? OpponentsView :
  R extends `POST /api/analyse` ? Made :
  R extends `POST /api/games` ? Made :
  R extends `GET /api/games` ? YourGamesView :
  R extends `GET /api/jobs/${string}` ? JobView :
  unknown;

/** What a request is answered, by its method and address. */
export type Answer<M extends string, A extends string> =
  Asked<A extends `${infer P}?${string}` ? `${M} ${P}` : `${M} ${A}`>;

/** What is told of a topic. */
export type Told<N extends string> = { number: number } & (
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
    | { kind: 'problem'; data: ProblemView }
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
