import * as odd from './oddities';
import type { Oddity } from './oddities';

/** One oddity with what it means for the figures that a feed can still be read for. */
export type Kind = {
  readonly name: string;
  readonly oddity: Oddity;
  /** What it changes; a feed has one of each group. */
  readonly group: string;
  /** Its newest row that can be read is so many trading days old. */
  readonly daysBack?: number;
  /** Days before so many trading days ago have twice their prices. */
  readonly stepsBack?: number;
  /** Whether it has no quotes, which a board has alone. */
  readonly lacksQuotes?: true;
  /** Whether the figure may be held back, with the reason. */
  readonly mayHide?: true;
  /** Whether days are missing without a row that could be counted. */
  readonly hasGaps?: true;
  /** Whether the newest day has the close before it. */
  readonly isUnmatched?: true;
  /** Whether the newest day has a second row, which has its opening price. */
  readonly isRepeated?: true;
  /** Whether volumes are missing. */
  readonly lacksVolume?: true;
};

type Draw = (from: number, to: number) => number;

/** Every kind, nearest to the market first: in this order they are put on a feed. */
const KINDS: readonly ((draw: Draw) => Kind)[] = [
  (draw) => {
    const days = draw(1, 15);
    return {
      name: `ends ${days} days ago`,
      oddity: odd.stale(days),
      group: 'end',
      daysBack: days,
      lacksQuotes: true,
    };
  },
  () => ({
    name: 'today without a match',
    oddity: odd.unmatched,
    group: 'newest',
    isUnmatched: true,
    lacksQuotes: true,
  }),
  () => ({ name: 'a second row of today', oddity: odd.repeatedNewest, group: 'newest', isRepeated: true }),
  () => ({
    name: 'no prices in the newest row',
    oddity: odd.newestNull,
    group: 'newest',
    daysBack: 1,
    mayHide: true,
  }),
  (draw) => {
    const days = draw(2, 60);
    return { name: `a step ${days} days ago`, oddity: odd.stepped(days), group: 'step', stepsBack: days };
  },
  (draw) => ({ name: 'gaps', oddity: odd.gaps(draw(5, 30)), group: 'rows', hasGaps: true }),
  () => ({ name: 'weekends', oddity: odd.weekends, group: 'rows' }),
  () => ({ name: 'minutes for days', oddity: odd.minutesForDays, group: 'rows', mayHide: true }),
  (draw) => ({ name: 'capped', oddity: odd.capped(draw(25, 400)), group: 'page' }),
  (draw) => ({ name: 'null prices', oddity: odd.nulls(draw(3, 30)), group: 'cells' }),
  (draw) => ({ name: 'NaN', oddity: odd.notANumber(draw(3, 30)), group: 'cells' }),
  (draw) => ({
    name: 'unknown volumes',
    oddity: odd.unknownVolume(draw(2, 30)),
    group: 'volume',
    lacksVolume: true,
  }),
  () => ({ name: 'noise', oddity: odd.noisy, group: 'noise' }),
  () => ({ name: 'in đồng', oddity: odd.inDong, group: 'unit' }),
  () => ({ name: 'one symbol in đồng', oddity: odd.scaledSymbol('FPT'), group: 'unit', mayHide: true }),
  (draw) => {
    const hours = draw(-12, 14);
    return { name: `shifted by ${hours} h`, oddity: odd.shifted(hours), group: 'stamps' };
  },
  (draw) => {
    const hours = draw(-10, 16);
    return { name: `days stamped at ${hours} h`, oddity: odd.daysStampedAt(hours), group: 'stamps' };
  },
  () => ({ name: 'minutes in local time', oddity: odd.minutesInLocalTime, group: 'stamps' }),
  () => ({ name: 'milliseconds', oddity: odd.milliseconds, group: 'form of stamps' }),
  () => ({ name: 'ISO 8601', oddity: odd.isoText, group: 'form of stamps' }),
  () => ({ name: 'closes alone', oddity: odd.closeOnly, group: 'columns', lacksVolume: true }),
  () => ({ name: 'newest first', oddity: odd.descending, group: 'order' }),
  () => ({ name: 'texts', oddity: odd.asTexts, group: 'form' }),
  () => ({ name: 'no status', oddity: odd.withoutStatus, group: 'status' }),
];

/** One or two kinds that go together, drawn by numbers from 0 to 1. */
export function drawKinds(random: () => number): readonly Kind[] {
  const draw: Draw = (from, to) => from + Math.floor(random() * (to - from + 1));
  const places = Array.from({ length: random() < 0.25 ? 1 : 2 }, () => draw(0, KINDS.length - 1));
  const kinds = places.toSorted((a, b) => a - b).map((place) => KINDS[place]!(draw));
  return kinds.filter(({ group }, i) => kinds.findIndex((each) => each.group === group) === i);
}

/** Each kind alone. */
export function eachKind(random: () => number): readonly Kind[] {
  const draw: Draw = (from, to) => from + Math.floor(random() * (to - from + 1));
  return KINDS.map((kind) => kind(draw));
}

/** Whether there may be no figure: also of days of which one in six is no trading day, which fit no hour. */
export function isHidden(kinds: readonly Kind[]) {
  const groups = kinds.map(({ group }) => group);
  const isUndecided = kinds.some(({ name }) => name === 'weekends') && groups.includes('stamps');
  return isUndecided || kinds.some(({ mayHide }) => mayHide);
}
