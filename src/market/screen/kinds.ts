/** What a board may say of its symbols; `price` is a last match or a reference, `foreign` is buying and selling. */
export type BoardColumn = 'exchange' | 'sector' | 'marketCap' | 'price' | 'volume' | 'foreign';

type Kind = {
  group: 'listing' | 'trading' | 'technical' | 'foreign' | 'company';
  /** The least and the greatest number of a range, in its unit; money is in thousand or billion đồng. */
  limits?: readonly [least: number, greatest: number];
  unit?: '%' | '×' | 'thousand' | 'billion' | '';
  /** What is compared instead of a range: one of several values, or the price with an average. */
  isChoice?: true;
  isAverage?: true;
  /** The column of the board that is compared; the last daily bar stands in for that of the day. */
  ofBoard?: BoardColumn;
  ofDay?: BoardColumn;
  /** The source of the figures of the last close that are compared: the daily bars, or figures that only a server has. */
  needs?: 'bars' | 'figures';
};

/** What a condition may compare, by the kind of the condition and in the order of the menu. */
export const conditionKinds = {
  exchange: { group: 'listing', isChoice: true, ofBoard: 'exchange' },
  sector: { group: 'listing', isChoice: true, ofBoard: 'sector' },
  list: { group: 'listing', isChoice: true },
  marketCap: { group: 'listing', limits: [0, 10_000_000], unit: 'billion', ofBoard: 'marketCap' },
  price: { group: 'trading', limits: [0, 100_000], unit: 'thousand', ofDay: 'price' },
  change: { group: 'trading', limits: [-100, 100], unit: '%', ofDay: 'price' },
  value: { group: 'trading', limits: [0, 1_000_000], unit: 'billion', ofDay: 'volume' },
  value20: { group: 'trading', limits: [0, 1_000_000], unit: 'billion', needs: 'bars' },
  volumeRatio: { group: 'trading', limits: [0, 1_000], unit: '×', ofDay: 'volume', needs: 'bars' },
  ma20: { group: 'technical', isAverage: true, ofDay: 'price', needs: 'bars' },
  ma50: { group: 'technical', isAverage: true, ofDay: 'price', needs: 'bars' },
  ma200: { group: 'technical', isAverage: true, ofDay: 'price', needs: 'bars' },
  rsi: { group: 'technical', limits: [0, 100], unit: '', needs: 'bars' },
  // A price may exceed the high.
  belowHigh: { group: 'technical', limits: [-100, 100], unit: '%', ofDay: 'price', needs: 'bars' },
  aboveLow: { group: 'technical', limits: [-100, 100_000], unit: '%', ofDay: 'price', needs: 'bars' },
  signal: { group: 'technical', isChoice: true },
  foreign1: { group: 'foreign', limits: [-100_000, 100_000], unit: 'billion', ofBoard: 'foreign' },
  foreign5: { group: 'foreign', limits: [-100_000, 100_000], unit: 'billion', needs: 'figures' },
  foreign20: { group: 'foreign', limits: [-100_000, 100_000], unit: 'billion', needs: 'figures' },
  pe: { group: 'company', limits: [-10_000, 10_000], unit: '', needs: 'figures' },
  pb: { group: 'company', limits: [-1_000, 1_000], unit: '', needs: 'figures' },
  roe: { group: 'company', limits: [-1_000, 1_000], unit: '%', needs: 'figures' },
  dividendYield: { group: 'company', limits: [0, 1_000], unit: '%', needs: 'figures' },
} as const satisfies Record<string, Kind>;

export type ConditionKind = keyof typeof conditionKinds;
type With<Part> = {
  [Name in ConditionKind]: (typeof conditionKinds)[Name] extends Part ? Name : never;
}[ConditionKind];
export type ChoiceKind = With<{ isChoice: true }>;
export type AverageKind = With<{ isAverage: true }>;
export type RangeKind = With<{ limits: readonly [number, number] }>;
export type ConditionGroup = Kind['group'];

export const kindNames = Object.keys(conditionKinds) as readonly ConditionKind[];

/** The kind of a name; undefined for a name of none, such as those that every object inherits. */
function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(conditionKinds, name) ? conditionKinds[name as ConditionKind] : undefined;
}

export function isRangeKind(name: string): name is RangeKind {
  return kindNamed(name)?.limits !== undefined;
}

export function isChoiceKind(name: string): name is ChoiceKind {
  return kindNamed(name)?.isChoice === true;
}

export function isAverageKind(name: string): name is AverageKind {
  return kindNamed(name)?.isAverage === true;
}

/** What a server has that conditions may compare, beside the bars of any feed. */
export type Available = {
  readonly board: ReadonlySet<BoardColumn>;
  /** Whether it has figures as of the last close. */
  readonly figures: boolean;
};

/** Where the figure of a condition comes from: the board, the server's figures, or the daily bars of each symbol. */
export type Origin = 'board' | 'figures' | 'bars';

/** What conditions of a kind are compared with; null where nothing of the server says it. */
export function originOf(kind: ConditionKind, { board, figures }: Available): Origin | null {
  const { needs, ofDay, ofBoard }: Kind = conditionKinds[kind];
  if (needs === 'figures') return figures ? 'figures' : null;
  if (kind === 'marketCap' && figures) return 'figures';
  if (ofDay && !board.has('price')) return 'bars';
  const column = ofDay ?? ofBoard;
  if (column && !board.has(column)) return null;
  if (needs !== 'bars') return 'board';
  return figures ? 'figures' : 'bars';
}
