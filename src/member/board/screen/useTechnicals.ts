import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { TechnicalFiguresDocument } from '../../../graph/board.generated';
import type { BarFigures } from '../../../graph/board-values';
import type { LoadContext } from '../../../graph/session-guard';
import type { Day } from '../../../market/day';
import { createComputation } from '../../shared/computation';
import type { FiguresBySymbol } from '../../shared/screen/rows';

const ROW: LoadContext = { priority: 'row' };

type Known = { until: Day; figures: Map<string, BarFigures> };

/** The figures that a session has computed until a day: another filter needs no bar of them again. */
const kept = new WeakMap<ApolloClient, Known>();

function knownUntil(client: ApolloClient, until: Day): Known['figures'] {
  const before = kept.get(client);
  if (before?.until === until) return before.figures;
  const figures: Known['figures'] = new Map();
  kept.set(client, { until, figures });
  return figures;
}

const noChange = () => () => {};

/** How long a symbol's figures wait for those of others, in ms: hundreds that come one by one would filter and render hundreds of times. */
const WAIT = 250;

/**
 * The technical figures of symbols, each computed from its bars in a worker and kept for the day; they are computed while
 * the caller is mounted, until they are stopped: for these conditions, whichever symbols are left by a later price. How many are
 * computed agrees with the figures at any time.
 */
export function useTechnicals(symbols: readonly string[], until: Day, conditions: string) {
  const client = useApolloClient();
  const [stopped, setStopped] = useState<string | null>(null);
  const { before, missing, computation } = useMemo(() => {
    const known = knownUntil(client, until);
    const unknown = symbols.filter((symbol) => !known.has(symbol));
    const compute = async (symbol: string) => {
      const { data } = await client.query({
        query: TechnicalFiguresDocument,
        variables: { symbol, until },
        context: ROW,
        fetchPolicy: 'no-cache',
      });
      const figures = data?.technicalFigures ?? noFigures;
      known.set(symbol, figures);
      return figures;
    };
    return {
      before: new Map(known),
      missing: unknown.length,
      computation: createComputation(unknown, compute, { wait: WAIT }),
    };
  }, [client, symbols, until]);
  const isStopped = stopped === conditions;
  const computed = useSyncExternalStore(isStopped ? noChange : computation.subscribe, computation.get);
  const newest = useMemo(() => {
    const { results, failed, error } = computed;
    const figures: FiguresBySymbol = new Map([...before, ...results]);
    const empty = symbols.filter((symbol) => figures.get(symbol) === noFigures).length;
    const stepped = symbols.filter((symbol) => figures.get(symbol)?.isStepped).length;
    return {
      figures,
      empty,
      stepped,
      total: symbols.length,
      left: missing - results.size - failed,
      failed,
      error,
    };
  }, [symbols, before, missing, computed]);
  // The rows that they change are rendered while the page answers.
  const shown = useDeferredValue(newest);
  const { figures, empty, stepped, total, left, failed, error } = shown;
  return {
    figures,
    /** How many symbols there are, and how many of them are computed. */
    total,
    done: total - left,
    isRunning: !isStopped && (newest.left > 0 || left > 0),
    isStopped: isStopped && newest.left > 0,
    failed: left === 0 ? failed : 0,
    /** Of how many of them the feed has no bars, once all are through. */
    empty: left === 0 ? empty : 0,
    /** Of how many the prices step, as far as they are computed. */
    stepped,
    error,
    stop: () => setStopped(conditions),
    resume: () => setStopped(null),
    retry: () => computation.retry(),
  };
}

/** Those of a symbol without bars. */
const noFigures: BarFigures = {
  rsi14: null,
  ma20: null,
  ma50: null,
  ma200: null,
  high52w: null,
  low52w: null,
  averageVolume20: null,
  averageValue20: null,
  lastBar: null,
};
