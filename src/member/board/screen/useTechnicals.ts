import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { TechnicalFiguresDocument } from '../../../graph/board.generated';
import type { TechnicalFigures } from '../../../graph/board-values';
import type { LoadContext } from '../../../graph/session-guard';
import type { Day } from '../../../market/day';
import { createComputation } from '../../shared/computation';
import type { FiguresBySymbol } from '../../shared/screen/rows';

const ROW: LoadContext = { priority: 'row' };

type Known = { until: Day; figures: Map<string, TechnicalFigures> };

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

/**
 * The technical figures of symbols, each computed from its bars in a worker and kept for the day; they are computed while
 * the caller is mounted, until they are stopped.
 */
export function useTechnicals(symbols: readonly string[], until: Day) {
  const client = useApolloClient();
  const [stopped, setStopped] = useState<readonly string[] | null>(null);
  const { known, missing, computation } = useMemo(() => {
    const figures = knownUntil(client, until);
    const unknown = symbols.filter((symbol) => !figures.has(symbol));
    const compute = async (symbol: string) => {
      const { data } = await client.query({
        query: TechnicalFiguresDocument,
        variables: { symbol, until },
        context: ROW,
        fetchPolicy: 'no-cache',
      });
      figures.set(symbol, data?.technicalFigures ?? noFigures);
    };
    return { known: figures, missing: unknown.length, computation: createComputation(unknown, compute) };
  }, [client, symbols, until]);
  const isStopped = stopped === symbols;
  const { results, failed, error } = useSyncExternalStore(
    isStopped ? noChange : computation.subscribe,
    computation.get,
  );
  const figures: FiguresBySymbol = useMemo(() => new Map(results.size >= 0 ? known : []), [known, results]);
  const left = missing - results.size - failed;
  return {
    figures,
    /** How many of the symbols are computed. */
    done: symbols.length - left,
    isRunning: left > 0 && !isStopped,
    isStopped: left > 0 && isStopped,
    failed: left === 0 ? failed : 0,
    error,
    stop: () => setStopped(symbols),
    resume: () => setStopped(null),
    retry: () => computation.retry(),
  };
}

/** Those of a symbol without bars. */
const noFigures: TechnicalFigures = {
  ...{ rsi14: null, ma20: null, ma50: null, ma200: null, high52w: null, low52w: null },
  ...{ averageVolume20: null, averageValue20: null },
};
