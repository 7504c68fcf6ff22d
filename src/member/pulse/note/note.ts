import type { Language } from '../../../i18n/languages';
import { marketTime } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { wholeNet } from '../../../market/net';
import { directionOf, isOver, percentOfUsual, sidesOf } from '../figures';
import type { MarketPulseQuery, PulseIndexFragment, PulseSectorFragment } from '../pulse.generated';
import { rankSectors } from '../sectors';
import { de } from './de';
import { en } from './en';
import { capitalised, sectorName } from './sector-names';
import { vi } from './vi';
import type { Wording } from './wording';

const wordings: Readonly<Record<Language, Wording>> = { vi, en, de };

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;
type Sides = ReturnType<typeof sidesOf>;

/** The ratio from which one side dominates. */
const DOMINANT = 2;
/** The ratio from which it is mentioned. */
const WORTH_MENTIONING = 1.5;
/** So few stocks are given as a number, not as a ratio; beside so many more they are "only". */
const FEW = 5;
const WORTH_ONLY = 5;

type NoteContext = {
  language: Language;
  /** The current day; the note names the trading day when it differs. */
  today: Day;
  /** 1 for Monday. */
  nameOfWeekday: (day: Day) => string;
  formatDay: (day: Day) => string;
};

export type Note = {
  /** The note's text; empty without figures. */
  sentences: readonly string[];
  /** Untranslated Vietnamese sector names in the text. */
  untranslated: readonly string[];
};

/** A trading day in two or three sentences, from the rounded figures of the strip. Unknown figures are left out. */
export function noteOn(pulse: Pulse, context: NoteContext): Note {
  const phrases = wordings[context.language];
  const main = pulse.indices.find(({ code }) => code === 'VNINDEX');
  const sides = sidesOf(main);
  const tradingDay = pulse.asOf === null ? null : marketTime(new Date(pulse.asOf));
  const { leading, lagging } = namedSectors(pulse.sectors, context.language, phrases);

  const clauses = [
    [lead(main, sides, { leading: leading.text, lagging: lagging.text }, phrases)],
    [indexClause(main, phrases), turnoverClause(main?.turnover ?? null, pulse, phrases)],
    [breadthClause(sides, phrases), flowsClause(pulse, phrases)],
  ];
  const [first, ...rest] = clauses
    .map((sentence) => sentence.filter((clause) => clause !== null).join('; '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capitalised(sentence)}.`);
  if (first === undefined) return { sentences: [], untranslated: [] };

  const { nameOfWeekday, formatDay, today } = context;
  const opening =
    tradingDay === null || tradingDay.day === today
      ? ''
      : phrases.tradingDay(nameOfWeekday(tradingDay.day), formatDay(tradingDay.day));
  return {
    sentences: [opening + first, ...rest],
    untranslated: [...leading.untranslated, ...lagging.untranslated],
  };
}

function namedSectors(sectors: readonly PulseSectorFragment[], language: Language, phrases: Wording) {
  const ranked = rankSectors(sectors);
  const named = (ends: readonly PulseSectorFragment[], way: 'up' | 'down') => {
    const moved = ends.filter((sector) => directionOf({ change: null, ...sector }) === way);
    const [first, second] = moved.map(({ name }) => sectorName(name, language));
    const names = [first, second].filter((each) => each !== undefined);
    const isLong = names.some(({ name }) => / (và|and|und) /.test(name));
    return {
      text: first && second ? phrases.pair(first.name, second.name, isLong) : (first?.name ?? null),
      untranslated: names.filter(({ isTranslated }) => !isTranslated).map(({ name }) => name),
    };
  };
  return { leading: named(ranked.leading, 'up'), lagging: named(ranked.lagging, 'down') };
}

type Ends = { leading: string | null; lagging: string | null };

function lead(
  main: PulseIndexFragment | undefined,
  sides: Sides,
  { leading, lagging }: Ends,
  phrases: Wording,
): string | null {
  const move = main && moveOf(main);
  const { rose, fell } = sides ?? { rose: 0, fell: 0 };
  const up = leading === null ? null : phrases.moneyInto(leading);
  const down = lagging === null ? null : phrases.sellingIn(lagging);

  if (move === 'up') {
    if (fell > rose) return phrases.upAlthoughMoreFell;
    return isDominant(rose, fell) ? phrases.green(leading) : up;
  }
  if (move === 'down') {
    if (rose > fell) return phrases.downAlthoughMoreRose;
    return isDominant(fell, rose) ? phrases.red(lagging) : down;
  }
  const isEven = !isAtLeast(WORTH_MENTIONING, rose, fell) && !isAtLeast(WORTH_MENTIONING, fell, rose);
  if (move === 'none' && isEven) return phrases.undecided;
  if (sides === null) return up ?? down;
  return fell > rose ? down : up;
}

/** Null when points and percent are missing or contradict each other. */
function moveOf({ change, changePercent }: PulseIndexFragment) {
  if (change === null && changePercent === null) return undefined;
  const ways = [change, changePercent].filter((each) => each !== null && Math.round(each * 100) !== 0);
  if (ways.some((way) => Math.sign(way!) !== Math.sign(ways[0]!))) return undefined;
  return directionOf({ change, changePercent });
}

function indexClause(main: PulseIndexFragment | undefined, phrases: Wording): string | null {
  if (!main) return null;
  const { value, change, changePercent } = main;
  const move = moveOf(main);
  if (value === null || change === null || changePercent === null || !move) return null;
  return phrases.index(move, Math.abs(change), Math.abs(changePercent), value);
}

function turnoverClause(
  turnover: number | null,
  { usualTurnover, asOf }: Pulse,
  phrases: Wording,
): string | null {
  if (turnover === null) return null;
  return phrases.turnover(turnover, percentOfUsual(turnover, usualTurnover), isOver(asOf));
}

function breadthClause(sides: Sides, phrases: Wording): string | null {
  if (!sides || sides.rose + sides.fell === 0) return null;
  const { rose, fell } = sides;
  const [more, fewer] = [Math.max(rose, fell), Math.min(rose, fell)];
  if (fewer > 0 && fewer < FEW) {
    return isAtLeast(WORTH_ONLY, more, fewer) ? phrases.only(rose, fell) : phrases.both(rose, fell);
  }
  if (fell > 0 && isAtLeast(WORTH_MENTIONING, rose, fell)) return phrases.rose(rose, rose / fell);
  if (rose > 0 && isAtLeast(WORTH_MENTIONING, fell, rose)) return phrases.fell(fell, fell / rose);
  return phrases.both(rose, fell);
}

function flowsClause({ foreignNet, proprietaryNet }: Pulse, phrases: Wording): string | null {
  const clause = (net: number | null, word: Wording['foreign']) => {
    if (net === null) return [];
    const { whole, side } = wholeNet(net);
    return [word({ billions: Math.abs(whole), side })];
  };
  return (
    [...clause(foreignNet, phrases.foreign), ...clause(proprietaryNet, phrases.proprietary)].join(', ') ||
    null
  );
}

function isDominant(more: number, fewer: number) {
  return more > 0 && isAtLeast(DOMINANT, more, fewer);
}

function isAtLeast(times: number, more: number, fewer: number) {
  return more > 0 && more >= times * fewer;
}
