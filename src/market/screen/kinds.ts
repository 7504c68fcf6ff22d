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

/** Where the figure of a condition comes from: the board, bars where the server has no figures, or its figures alone. */
export type Origin = 'board' | 'bars' | 'figures';

const ofBars: readonly ConditionKind[] = [
  ...(['value20', 'volumeRatio', 'belowHigh', 'aboveLow', 'rsi'] as const),
  ...averageKinds,
];
const ofFigures: readonly ConditionKind[] = ['foreign5', 'foreign20', 'pe', 'pb', 'roe', 'dividendYield'];

/** The least that a condition of a kind needs. */
export function originOf(kind: ConditionKind): Origin {
  if (ofBars.includes(kind)) return 'bars';
  return ofFigures.includes(kind) ? 'figures' : 'board';
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
