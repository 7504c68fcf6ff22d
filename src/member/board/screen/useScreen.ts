import { useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { lastClosedDay } from '../../../market/clock';
import type { Condition } from '../../../market/screen/condition';
import { originOf, type ConditionKind, type Origin } from '../../../market/screen/kinds';
import { compile, conditionsOf, type Lookups } from '../../../market/screen/match';
import type { Lists } from '../lists';
import type { BoardRow } from '../../shared/screen/board-rows';
import { createScreenRows, type FiguresBySymbol, type ScreenRow } from '../../shared/screen/rows';
import { useFigures } from '../../shared/screen/useFigures';
import { useSignals } from '../../shared/screen/useSignals';
import { useTechnicals } from './useTechnicals';

/** For how many symbols technical figures are computed at most. */
export const MOST_COMPUTED = 300;

const none: readonly string[] = [];
const noFigures: FiguresBySymbol = new Map();

type Options = {
  lists: Lists;
  /** The kind of condition that is being edited. */
  edited: ConditionKind | null;
};

/** What meets conditions among the rows of the board, and how far that is known. */
export function useScreen(
  rows: readonly BoardRow[],
  conditions: readonly Condition[],
  { lists, edited }: Options,
) {
  const now = useMarketTime();
  const until = lastClosedDay(now);
  const isAbout = (kind: ConditionKind) => edited === kind || conditions.some((each) => each.kind === kind);
  const signals = useSignals(isAbout('signal'));
  const sent = useFigures();
  const { isAnswered, known } = useAnswered(conditions, sent);

  const lookups = useMemo(
    (): Lookups => ({
      lists: new Map(
        lists.all.map(({ id, instruments }) => [id, new Set(instruments.map(({ symbol }) => symbol))]),
      ),
      signals: signals.signals,
    }),
    [lists.all, signals.signals],
  );

  const needsBars =
    !sent.isLoading &&
    !sent.figures &&
    (conditions.some(isOfBars) || (edited !== null && isOfBars({ kind: edited })));
  const left = useLeft(rows, needsBars ? conditions : null, lookups);
  const candidates = useStable(useMemo(() => largest(left), [left]));
  const technicals = useTechnicals(candidates, until);
  const [joined] = useState(createScreenRows);
  const figures = sent.figures ?? (needsBars ? technicals.figures : noFigures);
  const screened = useMemo(() => joined(rows, figures), [joined, rows, figures]);
  const found = useMemo(() => screened.filter(compile(known, lookups)), [screened, known, lookups]);

  return {
    found,
    signals,
    sent,
    technicals,
    /** For how many more symbols technical figures would be needed. */
    leftOut: Math.max(0, left.length - MOST_COMPUTED),
    /** The conditions that nothing answers. */
    ignored: conditions.filter(({ kind }) => !isAnswered(kind)),
    isAnswered,
    /** How many symbols would meet other conditions, as far as figures are known. */
    countOf: (others: readonly Condition[]) => {
      const test = compile(
        others.filter(({ kind }) => isAnswered(kind)),
        lookups,
      );
      return screened.reduce((count, row) => count + Number(test(row)), 0);
    },
  };
}

const isOfBars = ({ kind }: Pick<Condition, 'kind'>) => originOf(kind) === 'bars';

const withFigures: readonly Origin[] = ['board', 'bars', 'figures'];
const withoutFigures: readonly Origin[] = ['board', 'bars'];

/** The conditions that the board, bars or figures answer, and whether they answer one of a kind. */
function useAnswered(
  conditions: readonly Condition[],
  { figures, isLoading }: ReturnType<typeof useFigures>,
) {
  const origins = figures || isLoading ? withFigures : withoutFigures;
  return useMemo(
    () => ({
      isAnswered: (kind: ConditionKind) => origins.includes(originOf(kind)),
      known: conditionsOf(conditions, origins),
    }),
    [conditions, origins],
  );
}

const nothingLeft: readonly ScreenRow[] = [];

/** The rows that meet the conditions which the board alone answers; none without conditions. */
function useLeft(rows: readonly BoardRow[], conditions: readonly Condition[] | null, lookups: Lookups) {
  const [joined] = useState(createScreenRows);
  return useMemo(() => {
    if (conditions === null) return nothingLeft;
    return joined(rows, noFigures).filter(compile(conditionsOf(conditions, ['board']), lookups));
  }, [joined, rows, conditions, lookups]);
}

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
