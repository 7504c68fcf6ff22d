import { useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { compareTexts } from '../../../market/by-text';
import { lastClosedDay } from '../../../market/clock';
import type { Condition } from '../../../market/screen/condition';
import { originOf, type Available, type ConditionKind } from '../../../market/screen/kinds';
import { compile } from '../../../market/screen/match';
import { conditionsText } from '../../../market/screen/text';
import type { Lists } from '../lists';
import type { BoardRow } from '../../shared/screen/board-rows';
import { createScreenRows, type FiguresBySymbol, type ScreenRow } from '../../shared/screen/rows';
import { noFigures, useScreenInputs, useStable } from '../../shared/screen/useScreenInputs';
import { useConditionLists } from './useConditionLists';
import { useTechnicals } from './useTechnicals';

/** For how many symbols technical figures are computed at most. */
export const MOST_COMPUTED = 300;

type Options = {
  lists: Lists;
  /** The kind of condition that is being edited. */
  edited: ConditionKind | null;
};

/** What meets conditions among the rows of the board, and how far that is known. */
export function useScreen(
  board: readonly BoardRow[],
  conditions: readonly Condition[],
  { lists, edited }: Options,
) {
  const until = lastClosedDay(useMarketTime());
  const isAbout = (kind: ConditionKind) => edited === kind || conditions.some((each) => each.kind === kind);
  const conditionLists = useConditionLists(lists, isAbout('list'));
  const inputs = useScreenInputs(board, { lists: lists.all, isAbout });
  const { lookups, boardColumns, figures: sent, signals } = inputs;
  const available: Available = { board: boardColumns, figures: sent.figures !== null };
  const { isAnswered, known, originIn } = useAnswered(conditions, available);
  /** Whether a condition compares figures that are not loaded; the board has some of them, too. */
  const needsFigures = ({ kind }: Condition) =>
    !sent.figures &&
    originIn(kind) === 'figures' &&
    originOf(kind, { board: boardColumns, figures: false }) !== 'board';

  const needsBars =
    !sent.isLoading &&
    (conditions.some(({ kind }) => originIn(kind) === 'bars') ||
      (edited !== null && originIn(edited) === 'bars'));
  const cheap = useMemo(() => known.filter(({ kind }) => originIn(kind) !== 'bars'), [known, originIn]);
  const left = useMemo(
    () => (needsBars ? inputs.rows.filter(compile(cheap, lookups)) : nothingLeft),
    [needsBars, inputs.rows, cheap, lookups],
  );
  const candidates = useStable(useMemo(() => largest(left), [left]));
  const technicals = useTechnicals(candidates, until, conditionsText(conditions));
  const [joined] = useState(createScreenRows);
  const rows = useMemo(
    () =>
      needsBars ? joined(board, mergedFigures(technicals.figures, sent.figures ?? noFigures)) : inputs.rows,
    [needsBars, joined, board, technicals.figures, sent.figures, inputs.rows],
  );
  /** Whether the figures of none of the symbols are known by which conditions tell them. */
  const lacksBars =
    !technicals.isRunning &&
    technicals.total > 0 &&
    technicals.failed + technicals.empty === technicals.total;
  const found = useMemo(() => rows.filter(compile(known, lookups)), [rows, known, lookups]);

  return {
    found,
    signals,
    conditionLists,
    sent,
    technicals,
    /** For how many more symbols technical figures would be needed. */
    leftOut: Math.max(0, left.length - MOST_COMPUTED),
    /** Of how many symbols the conditions were examined where that is not of all; else null. */
    examined:
      needsBars &&
      (technicals.done < technicals.total ||
        technicals.failed + technicals.empty > 0 ||
        left.length > MOST_COMPUTED)
        ? technicals.done - technicals.failed - technicals.empty
        : null,
    /** Whether those that are computed are the ones with the largest value, which not every board has. */
    isByValue: boardColumns.has('price') && boardColumns.has('volume'),
    /** Whether the figures are on their way that conditions compare. */
    awaitsFigures: sent.isLoading && conditions.some(({ kind }) => originIn(kind) !== 'board'),
    /** Whether the lists are on their way that conditions are about. */
    awaitsLists: conditionLists.error === undefined && conditions.some(conditionLists.isMissing),
    /** Whether figures or lists could not be loaded that conditions compare, or bars of no symbol. */
    lacksAnswers:
      (lacksBars && conditions.some(({ kind }) => originIn(kind) === 'bars')) ||
      (sent.error !== undefined && conditions.some(needsFigures)) ||
      (conditionLists.error !== undefined && conditions.some(conditionLists.isMissing)),
    /** What the server has, also while its figures are not loaded. */
    available,
    /** The conditions that nothing answers. */
    ignored: conditions.filter(({ kind }) => !isAnswered(kind)),
    isAnswered,
    /** How many symbols would meet other conditions, as far as bars are loaded; null while figures or lists are not. */
    countOf: (others: readonly Condition[]) => {
      if (others.some((each) => needsFigures(each) || conditionLists.isMissing(each))) return null;
      const test = compile(
        others.filter(({ kind }) => isAnswered(kind)),
        lookups,
      );
      return rows.reduce((count, row) => count + Number(test(row)), 0);
    },
  };
}

/** The conditions that something answers, and where the answer to one of a kind comes from. */
function useAnswered(conditions: readonly Condition[], { board, figures }: Available) {
  return useMemo(() => {
    const originIn = (kind: ConditionKind) => originOf(kind, { board, figures });
    const isAnswered = (kind: ConditionKind) => originIn(kind) !== null;
    return { originIn, isAnswered, known: conditions.filter(({ kind }) => isAnswered(kind)) };
  }, [conditions, board, figures]);
}

/** Figures that were computed and those of the server, which come first. */
function mergedFigures(computed: FiguresBySymbol, sent: FiguresBySymbol): FiguresBySymbol {
  if (computed.size === 0 || sent.size === 0) return computed.size === 0 ? sent : computed;
  const both = [...computed].map(
    ([symbol, figures]) => [symbol, { ...figures, ...sent.get(symbol) }] as const,
  );
  return new Map([...sent, ...both]);
}

const nothingLeft: readonly ScreenRow[] = [];

/** The symbols with the largest value, else the first ones of the alphabet, in the order of their names. */
function largest(rows: readonly ScreenRow[]): readonly string[] {
  return [...rows]
    .sort((a, b) => (b.figures.value ?? 0) - (a.figures.value ?? 0) || compareTexts(a.symbol, b.symbol))
    .slice(0, MOST_COMPUTED)
    .map(({ symbol }) => symbol)
    .sort();
}
