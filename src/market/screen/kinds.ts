/** What a condition compares with a range of numbers, in the order of the menu. */
export const rangeKinds = [
  ...(['price', 'change', 'value', 'value20', 'volumeRatio', 'marketCap'] as const),
  ...(['belowHigh', 'aboveLow', 'rsi'] as const),
  ...(['foreign1', 'foreign5', 'foreign20'] as const),
  ...(['pe', 'pb', 'roe', 'dividendYield'] as const),
] as const;
export type RangeKind = (typeof rangeKinds)[number];

/** What a condition compares with a choice of values. */
export const choiceKinds = ['exchange', 'sector', 'list', 'signal'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** On which side of an average of the close the price stands. */
export const averageKinds = ['ma20', 'ma50', 'ma200'] as const;
export type AverageKind = (typeof averageKinds)[number];

export type ConditionKind = RangeKind | ChoiceKind | AverageKind;

/** The kinds as a menu groups them. */
export const conditionGroups = {
  listing: ['exchange', 'sector', 'list', 'marketCap'],
  trading: ['price', 'change', 'value', 'value20', 'volumeRatio'],
  technical: ['ma20', 'ma50', 'ma200', 'rsi', 'belowHigh', 'aboveLow', 'signal'],
  foreign: ['foreign1', 'foreign5', 'foreign20'],
  company: ['pe', 'pb', 'roe', 'dividendYield'],
} as const satisfies Readonly<Record<string, readonly ConditionKind[]>>;
export type ConditionGroup = keyof typeof conditionGroups;

/** The least and the greatest number that a range of a kind may have, in its unit. */
export const limits: Readonly<Record<RangeKind, readonly [least: number, greatest: number]>> = {
  // Thousand đồng.
  price: [0, 100_000],
  // Percent.
  change: [-100, 100],
  // Billion đồng.
  value: [0, 1_000_000],
  value20: [0, 1_000_000],
  // Times the mean of 20 days.
  volumeRatio: [0, 1_000],
  marketCap: [0, 10_000_000],
  // Percent below the high, which a price may exceed, and above the low.
  belowHigh: [-100, 100],
  aboveLow: [-100, 100_000],
  rsi: [0, 100],
  foreign1: [-100_000, 100_000],
  foreign5: [-100_000, 100_000],
  foreign20: [-100_000, 100_000],
  pe: [-10_000, 10_000],
  pb: [-1_000, 1_000],
  roe: [-1_000, 1_000],
  dividendYield: [0, 1_000],
};

/** What a board may say of its symbols; `price` is a last match or a reference, `foreign` is buying and selling. */
export type BoardColumn = 'exchange' | 'sector' | 'marketCap' | 'price' | 'volume' | 'foreign';

/** What a server has that conditions may compare, beside the bars of any feed. */
export type Available = {
  readonly board: ReadonlySet<BoardColumn>;
  /** Whether it has figures as of the last close. */
  readonly figures: boolean;
};

/** Where the figure of a condition comes from: the board, the server's figures, or the daily bars of each symbol. */
export type Origin = 'board' | 'figures' | 'bars';

const technical: readonly ConditionKind[] = [
  ...(['value20', 'volumeRatio', 'belowHigh', 'aboveLow', 'rsi'] as const),
  ...averageKinds,
];
const ofCompany: readonly ConditionKind[] = ['foreign5', 'foreign20', 'pe', 'pb', 'roe', 'dividendYield'];

/** What conditions compare of the trading day, alone or with another figure; the last bar has it where a board has no price. */
const ofDay: Partial<Record<ConditionKind, BoardColumn>> = {
  price: 'price',
  change: 'price',
  value: 'volume',
  volumeRatio: 'volume',
  belowHigh: 'price',
  aboveLow: 'price',
  ma20: 'price',
  ma50: 'price',
  ma200: 'price',
};
/** What conditions compare that no bar has. */
const ofBoard: Partial<Record<ConditionKind, BoardColumn>> = {
  exchange: 'exchange',
  sector: 'sector',
  marketCap: 'marketCap',
  foreign1: 'foreign',
};

/** What conditions of a kind are compared with; null where nothing of the server says it. */
export function originOf(kind: ConditionKind, { board, figures }: Available): Origin | null {
  if (ofCompany.includes(kind)) return figures ? 'figures' : null;
  if (kind === 'marketCap' && figures) return 'figures';
  const day = ofDay[kind];
  if (day && !board.has('price')) return 'bars';
  const column = day ?? ofBoard[kind];
  if (column && !board.has(column)) return null;
  if (!technical.includes(kind)) return 'board';
  return figures ? 'figures' : 'bars';
}

export function isRangeKind(kind: string): kind is RangeKind {
  return (rangeKinds as readonly string[]).includes(kind);
}

export function isChoiceKind(kind: string): kind is ChoiceKind {
  return (choiceKinds as readonly string[]).includes(kind);
}

export function isAverageKind(kind: string): kind is AverageKind {
  return (averageKinds as readonly string[]).includes(kind);
}
