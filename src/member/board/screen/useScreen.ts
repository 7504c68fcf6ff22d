import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { lastClosedDay, marketTime } from '../../../market/clock';
import { isTradingDay } from '../../../market/calendar';
import type { Condition } from '../../../market/screen/condition';
import { originOf, type ConditionKind, type Origin } from '../../../market/screen/kinds';
import { compile, conditionsOf, type Lookups } from '../../../market/screen/match';
import type { Lists } from '../lists';
import type { BoardRow } from '../rows';
import { createScreenRows, type FiguresBySymbol, type ScreenRow } from './rows';
import { useSignals } from './useSignals';
import { useTechnicals } from './useTechnicals';

/** For how many symbols technical figures are computed at most. */
export const MOST_COMPUTED = 300;

const none: readonly string[] = [];
const noFigures: FiguresBySymbol = new Map();

/** What meets conditions among the rows of the board, and how far that is known. */
export function useScreen(
  rows: readonly BoardRow[],
  conditions: readonly Condition[],
  { lists, edited }: { lists: Lists; edited: ConditionKind | null },
) {
  const now = useMarketTime();
  const { day } = marketTime(now);
  const until = lastClosedDay(now);
  const isAbout = (kind: ConditionKind) => edited === kind || conditions.some((each) => each.kind === kind);
  const signals = useSignals(isAbout('signal'), isTradingDay(day) ? day : until);

  const lookups = useMemo(
    (): Lookups => ({
      lists: new Map(
        lists.all.map(({ id, instruments }) => [id, new Set(instruments.map(({ symbol }) => symbol))]),
      ),
      signals: signals.signals,
    }),
    [lists.all, signals.signals],
  );

  const [joined] = useState(createScreenRows);
  const [joinedWithBoard] = useState(createScreenRows);
  const onBoard = useMemo(() => joinedWithBoard(rows, noFigures), [joinedWithBoard, rows]);
  const isOfBars =
    conditionsOf(conditions, ['bars']).length > 0 || (edited !== null && originOf(edited) === 'bars');
  const left = useMemo(
    () => (isOfBars ? onBoard.filter(compile(conditionsOf(conditions, ['board']), lookups)) : []),
    [isOfBars, onBoard, conditions, lookups],
  );
  const candidates = useStable(isOfBars ? largest(left) : none);
  const technicals = useTechnicals(candidates, until);
  // Each of hundreds of results would filter and render anew while others wait.
  const figures = useDeferredValue(isOfBars ? technicals.figures : noFigures);

  const screened = useMemo(() => joined(rows, figures), [joined, rows, figures]);
  const known = useMemo(() => conditionsOf(conditions, answered), [conditions]);
  const found = useMemo(() => screened.filter(compile(known, lookups)), [screened, known, lookups]);

  return {
    found,
    signals,
    technicals,
    /** How many symbols technical figures are computed for, and how many more would need some. */
    computed: candidates.length,
    leftOut: Math.max(0, left.length - MOST_COMPUTED),
    /** The conditions that nothing answers. */
    ignored: conditions.filter(({ kind }) => !isAnswered(kind)),
    isAnswered,
    /** How many symbols would meet other conditions, as far as figures are known. */
    countOf: (others: readonly Condition[]) => {
      const test = compile(conditionsOf(others, answered), lookups);
      return screened.reduce((count, row) => count + Number(test(row)), 0);
    },
  };
}

const answered: readonly Origin[] = ['board', 'bars'];
const isAnswered = (kind: ConditionKind) => answered.includes(originOf(kind));

/** The symbols with the largest value, in the order of their names. */
function largest(rows: readonly ScreenRow[]): readonly string[] {
  return [...rows]
    .sort((a, b) => (b.figures.value ?? 0) - (a.figures.value ?? 0))
    .slice(0, MOST_COMPUTED)
    .map(({ symbol }) => symbol)
    .sort();
}

/** The same list while its symbols are the same, however often prices change. */
function useStable(symbols: readonly string[]): readonly string[] {
  const key = symbols.join();
  return useMemo(() => (key === '' ? none : key.split(',')), [key]);
}
