import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { SymbolFigures } from '../../../graph/figures-values';
import { FiguresDocument } from '../../../graph/figures.generated';
import { lastClosedDay } from '../../../market/clock';

/** How long a view waits before it asks a server again that has no figures of the last close yet. */
const WAIT_MS = 10 * 60_000;

/**
 * The server's figures of every symbol as of the last close, requested again while those are of an earlier one; `figures` is
 * null where the server has no such call.
 */
export function useFigures({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(FiguresDocument, { skip });
  const sent = data?.figures;
  const figures: ReadonlyMap<string, SymbolFigures> | null | undefined = useMemo(
    () => sent && new Map(sent.symbols.map((each) => [each.symbol, each])),
    [sent],
  );
  const now = useMarketTime();
  const isOld = !skip && sent != null && sent.asOf < lastClosedDay(now);
  const requestedAt = useRef(-Infinity);
  const replaceOld = useEffectEvent(() => {
    if (!isOld || now.getTime() - requestedAt.current < WAIT_MS) return;
    requestedAt.current = now.getTime();
    void refetch().catch(() => {});
  });
  useEffect(() => replaceOld(), [isOld, now]);
  return {
    figures,
    asOf: sent?.asOf ?? null,
    isLoading: sent === undefined && error === undefined,
    error,
    onRetry: () => void refetch(),
  };
}
