import type { Resolution } from '../resolvers.types';

/** The codes of each resolution, the most usual first. */
const FORMS: Readonly<Record<Resolution, readonly [string, string, ...string[]]>> = {
  MINUTE_1: ['1', '1m'],
  MINUTE_5: ['5', '5m'],
  MINUTE_15: ['15', '15m'],
  MINUTE_60: ['60', '1H', '1h', '60m'],
  DAY: ['D', '1D'],
  WEEK: ['W', '1W'],
  MONTH: ['M', '1M'],
};

export const RESOLUTIONS = Object.keys(FORMS) as readonly Resolution[];

/** The code of a resolution as a feed names it; null where it does not. */
export function namedCode(resolution: Resolution, named: readonly string[]): string | null {
  return FORMS[resolution].find((form) => named.includes(form)) ?? null;
}

/** The code to request a resolution with: as the feed names it; a week or a month by days where it has these alone. */
export function codeOf(resolution: Resolution, named: readonly string[]): string {
  const isLonger = resolution === 'WEEK' || resolution === 'MONTH';
  return namedCode(resolution, named) ?? (isLonger ? namedCode('DAY', named) : null) ?? FORMS[resolution][0];
}

/** The form of a code to try where a feed does not answer to this one. */
export function otherCode(resolution: Resolution, code: string): string {
  return FORMS[resolution].find((form) => form !== code)!;
}
