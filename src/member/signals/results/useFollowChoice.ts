import { useSearch, useSetSearch } from '../../../app/router/navigation';
import type { SignalKind } from '../../../graph/resolvers.types';
import { optionIn, parameterIn, withParameters } from '../../../lib/query';
import { signalKindOf, wordOf } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';

export const KINDS = ['BREAK_OUT', 'BACK_TEST', 'TREND_UP', 'DIVERGENCE'] as const satisfies SignalKind[];
export const FOLLOWED_KINDS = ['ALL', ...KINDS] as const;
export const YEARS = [1, 3, 5] as const;
export const POSITIONS = [5, 10, 20] as const;

/** Which signals are followed, for how many years, in how many positions at once. */
export type FollowChoice = {
  kind: (typeof FOLLOWED_KINDS)[number];
  years: (typeof YEARS)[number];
  positions: (typeof POSITIONS)[number];
};

const USUAL: FollowChoice = { kind: 'ALL', years: 3, positions: 10 };

/** The choice that stands in the address, and the function that changes it there. */
export function useFollowChoice(): [FollowChoice, (choice: Partial<FollowChoice>) => void] {
  const search = useSearch();
  const setSearch = useSetSearch();
  const choice = choiceIn(search);
  return [choice, (changes) => setSearch(withChoice(search, { ...choice, ...changes }), { replace: true })];
}

/** The choice of an address; what it does not name or names wrongly is the usual one. */
export function choiceIn(search: string): FollowChoice {
  return {
    kind: signalKindOf(parameterIn(search, 'follow')) ?? USUAL.kind,
    years: optionIn(search, 'years', YEARS) ?? USUAL.years,
    positions: optionIn(search, 'positions', POSITIONS) ?? USUAL.positions,
  };
}

/** An address with a choice; what is usual is not named. */
export function withChoice(search: string, { kind, years, positions }: FollowChoice): string {
  return withParameters(search, {
    follow: kind === 'ALL' ? null : wordOf(kind),
    years: years === USUAL.years ? null : years,
    positions: positions === USUAL.positions ? null : positions,
  });
}

/** The first day of so many years until a day; text alone, as days compare. */
export function yearsBefore(until: Day, years: number): Day {
  return `${Number(until.slice(0, 4)) - years}${until.slice(4)}`;
}
