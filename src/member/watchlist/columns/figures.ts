import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { BoardQuotesDocument } from '../../../graph/board.generated';
import type { BoardQuote } from '../../../graph/board-values';
import { QuotesDocument } from '../../../graph/quotes.generated';
import type { SignalKind } from '../../../graph/resolvers.types';
import { quotesVariables } from '../../../graph/useQuotes';
import type { Day } from '../../../market/day';
import { laterMatch } from '../../../market/quote';
import { foreignNetOf } from '../../../market/worth';
import { useRefresh } from '../../shared/Live';
import { useStreamed } from '../../shared/useStreamed';
import { useFigures } from '../../shared/screen/useFigures';
import { SignalsDocument } from '../../shared/signals.generated';
import { useDesk } from '../../shared/useDesk';
import type { InstrumentRow, ListedSignal } from '../../../graph/values';

const NONE: readonly never[] = [];
const NONE_STREAMED: ReadonlyMap<string, BoardQuote> = new Map();

/** What a column shows, by symbol: undefined until it is loaded, null where the server or the feed has nothing of it. */
export type ColumnValues<Value> = {
  readonly values: ReadonlyMap<string, Value> | null | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/**
 * The net buying of investors from abroad in these rows on the trading day, in billion VND, kept fresh. Not in the cache,
 * which has one board: that of the whole market.
 */
export function useForeign(near: readonly InstrumentRow[], isWanted: boolean): ColumnValues<number | null> {
  const symbols = useMemo(() => near.map(({ symbol }) => symbol).toSorted(), [near]);
  const skip = !isWanted || symbols.length === 0;
  const { data, previousData, error, refetch } = useQuery(BoardQuotesDocument, {
    variables: { symbols },
    skip,
    fetchPolicy: 'no-cache',
  });
  const [streamed, setStreamed] = useState(NONE_STREAMED);
  useRefresh(async () => {
    if (skip) return;
    await refetch();
    // What has come since it was requested may be newer.
    setStreamed((known) => new Map([...known].filter(([symbol, quote]) => streamed.get(symbol) !== quote)));
  });
  useStreamed(skip ? null : symbols.join(), (streaming, client) =>
    streaming.followQuotedRows(client, symbols, (newer) =>
      setStreamed((known) => new Map([...known, ...newer.map((quote) => [quote.symbol, quote] as const)])),
    ),
  );
  const board = (data ?? previousData)?.boardQuotes;
  const loaded = board && board.rows;
  const quotes = useMemo(
    () => loaded && loaded.map((quote) => laterMatch(quote, streamed.get(quote.symbol) ?? quote)),
    [loaded, streamed],
  );
  const unknown = data ? symbols : NONE;
  const values = useMemo(
    () =>
      quotes &&
      (quotes.length > 0 && quotes.every(isWithoutForeign)
        ? null
        : new Map([
            ...unknown.map((symbol) => [symbol, null] as const),
            ...quotes.map(
              (quote) => [quote.symbol, foreignNetOf(quote, quote.price ?? quote.reference)] as const,
            ),
          ])),
    [quotes, unknown],
  );
  return { values, error, onRetry: () => void refetch() };
}

function isWithoutForeign({ foreignBuy, foreignSell }: BoardQuote) {
  return foreignBuy === null || foreignSell === null;
}

/**
 * Whether the feed's quotes have a volume of any row that was near the view, as the list has loaded them; true until they are,
 * and while they cannot be loaded.
 */
export function useHasVolume(near: readonly InstrumentRow[], isWanted: boolean): boolean {
  const variables = useMemo(() => quotesVariables(near.map(({ symbol }) => symbol)), [near]);
  const skip = !isWanted || variables.symbols.length === 0;
  const { data, previousData } = useQuery(QuotesDocument, {
    variables,
    skip,
    fetchPolicy: 'cache-only',
  });
  const quotes = (data ?? previousData)?.quotes;
  const [hasHad, setHasHad] = useState(false);
  const hasNow = quotes?.some(({ quote }) => quote?.volume != null) ?? false;
  if (hasNow && !hasHad) setHasHad(true);
  return skip || quotes === undefined || hasHad || hasNow;
}

/** RSI (14) as of the last close. */
export function useRsi(isWanted: boolean): ColumnValues<number | null> {
  const { figures, error, onRetry } = useFigures({ skip: !isWanted });
  const values = useMemo(
    () => figures && new Map([...figures].map(([symbol, { rsi14 }]) => [symbol, rsi14 ?? null])),
    [figures],
  );
  return { values, error, onRetry };
}

export type Latest = { readonly kind: SignalKind; readonly day: Day | null };

/** The newest signal of each symbol. */
export function useLatestSignals(isWanted: boolean): ColumnValues<Latest> {
  const { data, error, refetch } = useQuery(SignalsDocument, { skip: !isWanted });
  const rows = data?.signals.rows;
  const values = useMemo(() => rows && latestOf(rows), [rows]);
  return { values, error, onRetry: () => void refetch() };
}

function latestOf(newestFirst: readonly ListedSignal[]) {
  const latest = new Map<string, Latest>();
  for (const { symbol, kind, day } of newestFirst) {
    if (kind !== null && !latest.has(symbol)) latest.set(symbol, { kind, day });
  }
  return latest;
}

/** The person's notes. */
export function useNotes(): ColumnValues<string> {
  const { desk, error, retry } = useDesk({ isOnEveryPage: true });
  const notes = desk?.notes;
  const values = useMemo(() => notes && new Map(notes.map(({ id, text }) => [id, text])), [notes]);
  return { values, error: desk ? undefined : error, onRetry: retry };
}
