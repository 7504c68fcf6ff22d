import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { FiguresDocument } from '../../../graph/figures.generated';
import type { FiguresBySymbol } from './rows';

/** The server's figures of every symbol as of the last close; `figures` is null where it has no such call. */
export function useFigures({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(FiguresDocument, { skip });
  const sent = data?.figures;
  const figures: FiguresBySymbol | null | undefined = useMemo(
    () => sent && new Map(sent.symbols.map((each) => [each.symbol, each])),
    [sent],
  );
  return {
    figures,
    asOf: sent?.asOf ?? null,
    isLoading: sent === undefined && error === undefined,
    error,
    onRetry: () => void refetch(),
  };
}
