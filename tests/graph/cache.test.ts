import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { ListedInstrumentFragmentDoc, WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { AddSymbolDocument } from '../../src/member/watchlist/watchlist.generated';
import { createGraphClient } from '../../src/graph/client';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { listQuote, type Quote } from '../../src/market/quote';
import { backendOver } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };
const quoteOf = (lp: number | null, description: string, lp_time: number | undefined) => ({
  s: 'ok',
  d: [{ s: 'ok', n: 'HPG', v: { exchange: 'HOSE', lp, prev_close_price: 26.75, description, lp_time } }],
});

const NOW = new Date('2026-11-27T10:15:00+07:00');
const HPG = 'Instrument:{"symbol":"HPG"}';

/** A client over one list with HPG, and a feed whose price a test may move. */
function board() {
  const world = {
    ...{ listed: [hpg] as unknown[], price: 27 as number | null, description: 'CTCP Hòa Phát' },
    matchedAt: undefined as number | undefined,
  };
  const { backend, server } = backendOver(
    {
      'GET /api/watchlists': () => ({ json: { data: [{ id: 1, name: 'Thép', symbols: world.listed }] } }),
      'POST /api/watchlists/add_symbol': { json: { data: { symbol: 'HPG' } } },
      'GET /udf/quotes': () => ({ json: quoteOf(world.price, world.description, world.matchedAt) }),
    },
    { now: NOW },
  );
  const { client } = createGraphClient({ backend, onLoadRefused: () => {} });
  const network = { fetchPolicy: 'network-only' } as const;
  return {
    ...{ world, server, client },
    load: () => client.query({ query: WatchlistsDocument, ...network }),
    quote: () => client.query({ query: QuotesDocument, variables: { symbols: ['HPG'] }, ...network }),
    open: () => client.query({ query: InstrumentDocument, variables: { symbol: 'HPG' }, ...network }),
    listed: () => client.readQuery({ query: WatchlistsDocument })?.watchlists[0]?.rows,
    instrument: () => client.readFragment({ fragment: ListedInstrumentFragmentDoc, id: HPG }),
    opened: () => client.readQuery({ query: InstrumentDocument, variables: { symbol: 'HPG' } })?.instrument,
  };
}

describe('one instrument', () => {
  it('is one entity for all panels', async () => {
    const { client, load, quote } = board();
    await load();
    await quote();

    expect(client.cache.extract()).toMatchObject({
      [HPG]: {
        symbol: 'HPG',
        name: { text: 'Hòa Phát', isShort: true },
        quote: { price: 27, reference: 26.75, change: 0.25, source: 'QUOTE' },
      },
      'Watchlist:{"id":"1"}': { rows: [{ symbol: 'HPG', name: 'Hòa Phát', price: 26.75 }] },
    });
  });

  it('moves for all panels when its quote moves, whatever price its list was sent with', async () => {
    const { world, load, quote, instrument } = board();
    await load();
    expect(instrument()?.quote?.price).toBe(26.75);
    world.price = 28;
    await quote();

    expect(instrument()).toMatchObject({ symbol: 'HPG', name: 'Hòa Phát', quote: { price: 28 } });
  });

  it('keeps its quote of the trading day when the watchlist, whose prices have no day, moves', async () => {
    const { world, load, open, opened } = board();
    await open();
    world.listed = [{ ...hpg, price: 27.5 }];
    await load();

    expect(opened()?.quote).toMatchObject({ price: 27, reference: 26.75, ceiling: 28.6, floor: 24.9 });
  });

  it('moves in the chart’s header when the watchlist moves, where its quote is of a day before', async () => {
    const { world, load, open, opened } = board();
    world.matchedAt = Date.parse('2026-11-26T14:45:00+07:00') / 1_000;
    await open();
    expect(opened()?.quote).toMatchObject({ price: 27, reference: 26.75, day: '2026-11-26' });
    await load();

    expect(opened()?.quote).toMatchObject({
      price: 26.75,
      reference: null,
      day: '2026-11-27',
      source: 'LIST',
    });
    await open();
    expect(opened()?.quote).toMatchObject({ price: 26.75, source: 'LIST' });
  });

  it('notifies a screen that watches it', async () => {
    const { client, world, load, quote } = board();
    await load();
    const prices: (number | null | undefined)[] = [];
    const watching = client
      .watchFragment({ fragment: ListedInstrumentFragmentDoc, from: HPG })
      .subscribe(({ data }) => prices.push((data.quote as Quote | undefined)?.price));

    world.price = 28;
    await quote();

    await vi.waitFor(() => expect(prices).toEqual([26.75, 28]));
    watching.unsubscribe();
  });

  it('keeps its facts when a later response lacks them', async () => {
    const { client, world, load, open, opened } = board();
    await open();
    const before = opened();

    world.listed = [{ symbol: 'HPG', short_name_vi: null, price: 'n/a' }];
    await load();
    await client.mutate({ mutation: AddSymbolDocument, variables: { watchlistId: '1', symbol: 'HPG' } });

    expect(opened()).toEqual(before);
    expect(before).toMatchObject({
      name: 'CTCP Hòa Phát',
      exchange: 'HOSE',
      quote: { price: 27, reference: 26.75 },
    });
  });
});

describe('the name of an instrument', () => {
  const listFirst = ['load', 'open'] as const;
  const feedFirst = ['open', 'load'] as const;

  it.each([{ calls: listFirst }, { calls: feedFirst }])(
    'is the list’s after $calls, also where the feed has a shorter one',
    async ({ calls }) => {
      const { world, [calls[0]]: first, [calls[1]]: second, listed, opened } = board();
      world.description = 'HPG Co';
      await first();
      await second();

      expect([listed()?.[0]?.name, opened()?.name]).toEqual(['Hòa Phát', 'Hòa Phát']);
    },
  );

  it('is the feed’s newest one where the list has none, until the list has one', async () => {
    const { world, load, open, listed, opened } = board();
    world.listed = [{ ...hpg, short_name_vi: null }];
    await load();
    await open();
    expect([listed()?.[0]?.name, opened()?.name]).toEqual(['CTCP Hòa Phát', 'CTCP Hòa Phát']);
    world.description = 'Tập đoàn Hòa Phát';
    await load();
    await open();
    expect(opened()?.name).toBe('Tập đoàn Hòa Phát');

    world.listed = [{ ...hpg, short_name_vi: 'Công ty Cổ phần Tập đoàn Hòa Phát' }];
    await load();
    await open();
    expect([listed()?.[0]?.name, opened()?.name]).toEqual([
      'Công ty Cổ phần Tập đoàn Hòa Phát',
      'Công ty Cổ phần Tập đoàn Hòa Phát',
    ]);
  });

  it('stays the short one when a screen requests the feed again', async () => {
    const { client, load, listed } = board();
    await load();
    const screen = client.watchQuery({ query: InstrumentDocument, variables: { symbol: 'HPG' } });
    const watching = screen.subscribe(() => {});
    await screen.refetch();
    watching.unsubscribe();

    expect(listed()?.[0]?.name).toBe('Hòa Phát');
  });
});

describe('a row of which little is known', () => {
  it('is complete all the same, so that no screen requests it in a loop', async () => {
    const { world, load, listed } = board();
    world.listed = [{ symbol: 'HPG' }];
    await load();

    expect(listed()).toEqual([{ symbol: 'HPG', name: null, price: null }]);
  });
});

describe('a list', () => {
  it('is replaced as a whole, without a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { world, load, listed } = board();
    world.listed = [hpg, { ...hpg, symbol: 'NKG' }];
    await load();
    world.listed = [hpg];
    await load();

    expect(listed()?.map(({ symbol }) => symbol)).toEqual(['HPG']);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('lists', () => {
  it.each([
    { of: [600, 400], hasInstruments: true },
    { of: [600, 401], hasInstruments: false },
  ])(
    'of $of rows give their instruments names and prices: $hasInstruments',
    async ({ of, hasInstruments }) => {
      const data = of.map((length, id) => ({
        ...{ id, name: 'A' },
        symbols: Array.from({ length }, (_, i) => ({ ...hpg, symbol: `C${i + 1000 * id}` })),
      }));
      const { backend } = backendOver({ 'GET /api/watchlists': { json: { data } } }, { now: NOW });
      const { client } = createGraphClient({ backend, onLoadRefused: () => {} });
      await client.query({ query: WatchlistsDocument });

      const last = { __typename: 'Instrument', symbol: `C${999 + of[1]!}` };
      const known = client.readFragment({
        fragment: ListedInstrumentFragmentDoc,
        id: client.cache.identify(last)!,
      });
      expect(known).toEqual(
        hasInstruments
          ? { ...last, name: 'Hòa Phát', quote: { ...listQuote(26.75), day: '2026-11-27' } }
          : null,
      );
    },
  );
});
