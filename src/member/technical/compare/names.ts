import type { Colours } from '../chart/colours';

/** The colours of compared symbols, in their order; none is that of an average that is shown by default. */
export const COMPARED_COLOURS = [
  'text-1',
  'chart-4',
  'chart-3',
  'chart-5',
] as const satisfies (keyof Colours)[];

const INDEX_NAMES: Readonly<Record<string, string>> = {
  VNINDEX: 'VN-Index',
  HNXINDEX: 'HNX-Index',
  UPCOMINDEX: 'UPCOM-Index',
};

/** A symbol as a person reads it: the name of an index, else the ticker. */
export function nameOf(symbol: string): string {
  return INDEX_NAMES[symbol] ?? symbol;
}

/** The compared symbols with the colours of their lines. */
export function legendOf(compared: readonly string[], symbol: string) {
  return compared
    .filter((name) => name !== symbol)
    .map((name, i) => ({ label: nameOf(name), colour: COMPARED_COLOURS[i]! }));
}
