import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { FiguresDocument } from '../../../graph/figures.generated';
import { lastClosedDay } from '../../../market/clock';
import type { FiguresBySymbol } from './rows';

/**
 * The server's figures of every symbol as of the last close, loaded again when a page that stays open has those of an earlier
 * one; `figures` is null where the server has no such call.
 */
export function useFigures({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(FiguresDocument, { skip });
  const sent = data?.figures;
  const figures: FiguresBySymbol | null | undefined = useMemo(
    () => sent && new Map(sent.symbols.map((each) => [each.symbol, each])),
    [sent],
  );
  const until = lastClosedDay(useMarketTime());
  // A server that is behind is asked once for each close.
  const replaceOld = useEffectEvent(() => {
    if (!skip && sent && sent.asOf < until) void refetch().catch(() => {});
  });
  useEffect(() => replaceOld(), [until]);
  return {
    figures,
    asOf: sent?.asOf ?? null,
    isLoading: sent === undefined && error === undefined,
    error,
    onRetry: () => void refetch(),
  };
}
