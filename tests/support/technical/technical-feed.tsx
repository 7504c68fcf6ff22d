import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { of, tap } from 'rxjs';
import type { WholeDeskFragment } from '../../../src/member/shared/desk.generated';
import type { CandlesQuery } from '../../../src/graph/candles.generated';
import type { InstrumentQuery } from '../../../src/member/technical/technical.generated';
import type { SymbolEventsQuery } from '../../../src/member/technical/events/events.generated';
import type { FeedDepartureKind, Resolution } from '../../../src/graph/resolvers.types';
import { createCache } from '../../../src/graph/cache';
import { getSchema } from '../../../src/graph/schema';
// Loaded beforehand, since its first import is slow.
import '../../../src/graph/signal-history';
import { quoted } from '../quoted';
import { tradingDays } from '../../../src/market/calendar';
import { epochSecondsOf } from '../../../src/market/day';

type Series = CandlesQuery['candles'];
type Instrument = NonNullable<InstrumentQuery['instrument']>;
type FeedRequest = {
  name: string;
  symbol: string;
  before?: number;
  resolution?: string;
  unadjusted?: boolean;
};

export type FeedEvents = SymbolEventsQuery['symbolEvents'];
type FeedOptions = {
  queryDeduplication?: boolean;
  resolutions?: readonly Resolution[];
  events?: FeedEvents;
  departures?: readonly FeedDepartureKind[];
};

/** What a chart loads beside its bars. */
const EXTRAS: ReadonlySet<string> = new Set([
  'SymbolEvents',
  'HasUnadjusted',
  'Signals',
  'RiskBudget',
  'FeedDepartures',
]);

const DAYS: readonly Resolution[] = ['DAY', 'WEEK', 'MONTH'];

/** The desk of a person who has none yet. */
export const noDesk = {
  __typename: 'Desk',
  version: 0,
  keeper: 'BROWSER',
  isUnsent: false,
  damaged: [],
  trades: [],
  alerts: [],
  notes: [],
  lines: [],
  ignored: [],
  flows: [],
  lists: [],
  filters: [],
  imports: [],
  forms: [],
  settings: null,
} as WholeDeskFragment;

/**
 * A server that answers when the test calls for it; the resolutions that it offers, its events and an empty desk come at
 * once, and the signal history of a symbol alone comes by itself, computed from
 * the daily bars that it has sent or been given.
 */
export function createFeed({
  resolutions = DAYS,
  events = null,
  departures = [],
  ...options
}: FeedOptions = {}) {
  const bars = new Map<string, Series>();
  const requests: FeedRequest[] = [];
  const histories = { requested: [] as string[], answered: 0 };
  const waiting: {
    request: FeedRequest;
    observer: { next: (result: ApolloLink.Result) => void; complete: () => void };
  }[] = [];

  const onDemand = new ApolloLink(({ operationName, variables }) => {
    return new Observable((observer) => {
      const { symbol, before, resolution = 'DAY', unadjusted } = variables as Omit<FeedRequest, 'name'>;
      const request = {
        name: operationName ?? '',
        symbol,
        ...(before !== undefined && { before }),
        ...(resolution !== 'DAY' && { resolution }),
        ...(unadjusted && { unadjusted }),
      };
      requests.push(request);
      waiting.push({ request, observer });
    });
  });

  const offer = new ApolloLink(() => of({ data: { resolutions } }));
  const emptyDesk = new ApolloLink(() => of({ data: { desk: noDesk } }));
  const extras = new ApolloLink(() =>
    of({
      data: {
        symbolEvents: events,
        hasUnadjusted: true,
        feedDepartures: departures.map((kind) => ({ __typename: 'FeedDeparture', kind })),
        signals: { __typename: 'SignalList', rows: [], leftOut: 0 },
        desk: { __typename: 'Desk', settings: null },
      },
    }),
  );
  const countHistories = new ApolloLink((operation, forward) => {
    histories.requested.push(String(operation.variables['symbol']));
    return forward(operation).pipe(tap({ complete: () => void (histories.answered += 1) }));
  });
  const history = new SchemaLink({
    schema: getSchema(),
    context: {
      session: {},
      feed: async (path: string) => {
        const symbol = new URLSearchParams(path.split('?')[1]).get('symbol') ?? '';
        const { time: t, open: o, high: h, low: l, close: c, volume: v } = bars.get(symbol) ?? none;
        return t.length === 0 ? { s: 'no_data' } : { s: 'ok', t, o, h, l, c, v };
      },
    },
  });
  const link = ApolloLink.split(
    ({ operationName }) => operationName === 'SignalHistory',
    countHistories.concat(history),
    ApolloLink.split(
      ({ operationName }) => operationName === 'Resolutions',
      offer,
      ApolloLink.split(
        ({ operationName }) => operationName === 'Desk',
        emptyDesk,
        ApolloLink.split(({ operationName }) => EXTRAS.has(operationName ?? ''), extras, onDemand),
      ),
    ),
  );

  async function settle(name: string, symbol: string, result: ApolloLink.Result) {
    const index = waiting.findIndex(({ request }) => request.name === name && request.symbol === symbol);
    const [found] = waiting.splice(index, index < 0 ? 0 : 1);
    if (!found) throw new Error(`There is no request ${name} ${symbol}`);
    await act(async () => {
      found.observer.next(result);
      found.observer.complete();
    });
  }

  const client = new ApolloClient({ link, cache: createCache(), devtools: { enabled: false }, ...options });
  return {
    requests,
    /** The symbols of the signal histories that were requested, and how many were answered. */
    histories,
    client,
    /** Replaces the bars that signal histories are computed from. */
    setBars: (series: Series) => void bars.set(series.symbol, series),
    answerCandles(series: Series) {
      if (!bars.has(series.symbol)) bars.set(series.symbol, series);
      return settle('Candles', series.symbol, {
        data: { candles: { __typename: 'CandleSeries', ...series } },
      });
    },
    answerInstrument: (symbol: string, instrument: Instrument | null) =>
      settle('Instrument', symbol, {
        data: { instrument },
      }),
    fail: (name: 'Candles' | 'Instrument', symbol: string, extensions: Record<string, unknown>) =>
      settle(name, symbol, { errors: [{ message: 'failed', extensions }] }),
    around: (view: ReactElement) => <ApolloProvider client={client}>{view}</ApolloProvider>,
  };
}

const none = {
  time: [],
  open: [],
  high: [],
  low: [],
  close: [],
  volume: [],
  closeOnly: [],
  hasOlder: false,
  leftOut: [],
};

/** Three trading days of a symbol: 20.00, then 21.40 (the ceiling of HOSE), then 21.00. */
export function threeBars(symbol: string, changes: Partial<Series> = {}): Series {
  return {
    symbol,
    availability: 'READY',
    time: ['2026-08-25', '2026-08-26', '2026-08-27'].map(epochSecondsOf),
    open: [19.9, 20.1, 21.3],
    high: [20.1, 21.4, 21.4],
    low: [19.8, 20.05, 20.9],
    close: [20, 21.4, 21],
    volume: [1_000_000, 2_000_000, 3_000_000],
    closeOnly: [],
    hasOlder: false,
    leftOut: [],
    ...changes,
  };
}

export function noBars(symbol: string, availability: 'NO_DATA' | 'UNKNOWN_SYMBOL'): Series {
  return { symbol, availability, ...none };
}

/** The hours of a symbol on the trading day of `threeBars`, 20 shares each; the volume of the last one may differ. */
export function fourHours(symbol: string, lastVolume = 20): Series {
  const midnight = epochSecondsOf('2026-08-27');
  return {
    symbol,
    availability: 'READY',
    time: [2, 3, 6, 7].map((hour) => midnight + hour * 3600),
    open: [20, 20.5, 21, 20.9],
    high: [20.6, 21.1, 21.2, 21],
    low: [19.9, 20.4, 20.8, 20.7],
    close: [20.5, 21, 20.9, 20.8],
    volume: [20, 20, 20, lastVolume],
    closeOnly: [],
    hasOlder: false,
    leftOut: [],
  };
}

/** The instrument whose newest trading day is the last of `threeBars`. */
export function instrumentOf(
  symbol: string,
  { name = 'Vinamilk', ...changes }: Partial<Parameters<typeof quoted>[0]> & { name?: string } = {},
) {
  const known = quoted({
    symbol,
    exchange: 'HOSE',
    price: 21,
    reference: 21.4,
    ceiling: 22.85,
    floor: 19.95,
    change: -0.4,
    changePercent: -1.87,
    open: 21.3,
    high: 21.4,
    low: 20.9,
    volume: 3_000_000,
    ...changes,
  });
  return { ...known, name };
}

/**
 * Seventy trading days up to 27/08/2026: sixty in a channel, a breakout at 20.10 on twice the usual volume on
 * 14/08/2026, and nine days above it.
 */
export function brokenOut(symbol: string, changes: Partial<Series> = {}): Series {
  const calm = { open: 20, high: 20.1, low: 19.9, close: 20, volume: 1_000 };
  const leap = { open: 20, high: 21, low: 20, close: 20.9, volume: 2_000 };
  const above = { open: 20.9, high: 21, low: 20.8, close: 20.9, volume: 1_000 };
  const bars = Array.from({ length: 70 }, (_, i) => (i < 60 ? calm : i === 60 ? leap : above));
  const column = (name: keyof typeof calm) => bars.map((bar) => bar[name]);
  return {
    symbol,
    availability: 'READY',
    time: tradingDays('2026-01-02', '2026-08-27').slice(-bars.length).map(epochSecondsOf),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
    closeOnly: [],
    hasOlder: false,
    leftOut: [],
    ...changes,
  };
}
