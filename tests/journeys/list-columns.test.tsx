import { waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, inject, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { DIVIDENDS } from '../support/own-lists';
import { otherTab, region, row, rowsToArrive, symbolsOf, textsOf } from '../support/page';
import { openWatchlist } from '../support/watchlist';

const isFull = inject('isFull');

const panel = () => region('Watchlist')!;
const heads = () => textsOf(panel().querySelectorAll('thead th'));
const USUAL = ['Symbol', 'Name', expect.any(String), 'Price'];
const headsToBe = (...added: string[]) =>
  waitFor(() => expect(heads()).toEqual([...USUAL, ...added, 'Actions']));
const cellsOf = (symbol: string) => [...row(symbol).children].slice(4, -1);
const symbolsOfRows = () => symbolsOf(panel().querySelectorAll<HTMLElement>('tr[data-symbol]'));

const opening = () => within(panel()).findByRole('button', { name: 'Columns' });
const choice = (name: string) => within(panel()).getByRole<HTMLInputElement>('checkbox', { name });
const choices = () => within(panel()).getAllByRole<HTMLInputElement>('checkbox');

/** What the server answers to a call of this session. */
async function answer(path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
  return (await fetch(path, { headers })).json();
}

type Quoted = { n: string; v: Readonly<Record<string, number>> };

/** The day's figures of the rows, as the feed sends them. */
async function quotesOf(symbols: readonly string[]) {
  const { d } = (await answer(`/udf/quotes?symbols=${symbols.join(',')}`)) as { d: Quoted[] };
  return new Map(d.map(({ n, v }) => [n.replace(/^.*:/, ''), v]));
}

const grouped = (value: number) => Math.round(value).toLocaleString('en-US');

describe('the columns of a list', () => {
  it('are added by keys, two at most, in their order', async () => {
    const { user } = await openWatchlist();
    (await opening()).focus();
    await user.keyboard('{Enter}');
    expect(choices().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Matched volume',
      'Value, billion đồng',
      'Foreign net, billion đồng',
      'Newest signal',
      'RSI (14), last close',
      'Your note',
    ]);

    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(choice('Value, billion đồng'));
    await user.keyboard(' ');
    await headsToBe('Value (bn)');
    expect(document.activeElement).toBe(choice('Value, billion đồng'));
    await user.tab({ shift: true });
    await user.keyboard(' ');
    await headsToBe('Volume', 'Value (bn)');
    expect(choices().filter(({ disabled }) => !disabled)).toHaveLength(2);
  });

  it('say why there is no third one, at each choice that there is no room for, until one is taken off', async () => {
    const { user } = await openWatchlist({ stored: { listColumns: 'volume' } });
    await user.click(await opening());
    const said = () =>
      choices().map(
        (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
      );
    expect(said()).toEqual(choices().map(() => undefined));
    expect(panel().textContent).toContain('At most two columns.');

    await user.click(choice('Your note'));
    await headsToBe('Volume', 'Note');
    const full = expect.stringMatching(/^There is no room for a third column\. Clear one/);
    expect(said()).toEqual([undefined, full, full, full, full, undefined]);
    expect(panel().textContent).not.toContain('At most two columns.');
    await user.click(choice('RSI (14), last close'));
    await headsToBe('Volume', 'Note');

    await user.click(choice('Matched volume'));
    await headsToBe('Note');
    expect(choices().filter(({ disabled }) => disabled)).toEqual([]);
    expect(said()).toEqual(choices().map(() => undefined));
  });

  it('are those of every list, also after a reload, and can be taken off again', async () => {
    const { user, reload } = await openWatchlist({ stored: { listColumns: 'volume.value' } });
    await reload();
    await rowsToArrive();
    await headsToBe('Volume', 'Value (bn)');
    const lists = within(panel()).getByRole<HTMLSelectElement>('combobox', { name: 'Watchlist' });
    await waitFor(() => expect([...lists.options].map(({ text }) => text)).toContain(DIVIDENDS));
    await user.selectOptions(lists, DIVIDENDS);
    await waitFor(() => expect(symbolsOfRows()).toContain('REE'));
    await headsToBe('Volume', 'Value (bn)');

    await user.click(await opening());
    await user.click(choice('Matched volume'));
    await headsToBe('Value (bn)');
    await user.click(choice('Value, billion đồng'));
    await headsToBe();
    expect(localStorage.getItem('listColumns')).toBeNull();
  });

  it('have the day’s volume and what it is worth', async () => {
    await openWatchlist({ stored: { listColumns: 'value.volume' } });
    await headsToBe('Volume', 'Value (bn)');
    const quotes = await quotesOf(symbolsOfRows());
    expect(quotes.size).toBeGreaterThan(3);
    for (const [symbol, { volume, lp }] of quotes) {
      const expected = [grouped(volume!), grouped((volume! * lp!) / 1e6)];
      await waitFor(() => expect([symbol, textsOf(cellsOf(symbol))]).toEqual([symbol, expected]));
    }
  });

  it('have what investors from abroad bought less what they sold, and the RSI of the server', async () => {
    await openWatchlist({ stored: { listColumns: 'foreign.rsi' } });
    await headsToBe('For. net', 'RSI');
    const quotes = await quotesOf(symbolsOfRows());
    const { data } = (await answer('/api/figures')) as {
      data: { symbols: { symbol: string; rsi14: number }[] };
    };
    for (const [symbol, { foreign_buy, foreign_sell, lp }] of quotes) {
      const net = Math.round((((foreign_buy! - foreign_sell!) * lp!) / 1e6) * 10) / 10;
      const rsi = data.symbols.find((each) => each.symbol === symbol)!.rsi14.toFixed(2);
      const expected = [net, rsi];
      await waitFor(() => {
        const [shown, ...rest] = textsOf(cellsOf(symbol));
        expect([symbol, Number(shown?.replace(/,/g, '')), ...rest]).toEqual([symbol, ...expected]);
      });
    }
  });

  it('have the newest signal, with its day as the title, and whether there is a note', async () => {
    const names: Readonly<Record<string, string>> = {
      divergence: 'Divergence',
      back_test: 'Support zone',
      trend_up: 'Trend following',
      break_out: 'Breakout',
    };
    await openWatchlist({ stored: { listColumns: 'signal.note' }, hasAllSignals: true });
    await headsToBe('Signal', 'Note');
    const { data } = (await answer('/api/tplus_signals')) as {
      data: { symbol: string; signal_type: string }[];
    };
    // The server has the newest first.
    const newest = new Map(data.toReversed().map(({ symbol, signal_type }) => [symbol, signal_type]));
    const desk = (await answer('/api/desk')) as { data: { notes: { symbol: string; text: string }[] } };
    const noted = new Map(desk.data.notes.map(({ symbol, text }) => [symbol, text]));
    expect(symbolsOfRows().filter((symbol) => newest.has(symbol))).not.toEqual([]);
    for (const symbol of symbolsOfRows()) {
      const kind = newest.get(symbol)?.replace('buy_', '');
      const expected = kind ? names[kind] : '—';
      await waitFor(() => expect([symbol, textsOf(cellsOf(symbol))[0]]).toEqual([symbol, expected]));
      const mark = within(row(symbol)).queryByRole('img', { name: /^Note: / });
      expect([symbol, mark !== null]).toEqual([symbol, noted.has(symbol)]);
    }
  });

  it('follow another tab, and leave out what this product has no column for', async () => {
    await openWatchlist({ stored: { listColumns: 'nonsense' } });
    await headsToBe();
    otherTab(() => localStorage.setItem('listColumns', 'rsi.nonsense.volume.note'), 'listColumns');
    await headsToBe('Volume', 'RSI');
  });
});

describe.runIf(isFull)('the column of foreign net', () => {
  const stored = { listColumns: 'foreign.volume' };
  const named = () => panel().textContent.match(/The chart feed has no foreign trades/g);
  const quoted = (columns: object) => ({
    s: 'ok',
    d: [{ s: 'ok', n: 'HPG', v: { lp: 27.5, volume: 1_000_000, ...columns } }],
  });

  it('is named once and left out where the feed sends no columns of it', async () => {
    await openWatchlist({
      stored,
      prepare: (server) => server.get('/udf/quotes', () => quoted({}) as never),
    });
    await headsToBe('Volume');
    expect(named()).toHaveLength(1);
  });

  it('and so is that of the volume where the feed has no quotes', async () => {
    const lacking = () => new Response(404, {}, {});
    await openWatchlist({ stored, prepare: (server) => server.get('/udf/quotes', lacking) });
    await headsToBe();
    expect(named()).toHaveLength(1);
    expect(panel().textContent.match(/The chart feed has no matched volume/g)).toHaveLength(1);
  });

  it('stays where one symbol of several has it', async () => {
    const { d } = quoted({ foreign_buy: 400_000, foreign_sell: 100_000 });
    const others = { s: 'ok', n: 'FPT', v: { lp: 97.8 } };
    await openWatchlist({
      stored,
      prepare: (server) => server.get('/udf/quotes', () => ({ s: 'ok', d: [...d, others] }) as never),
    });
    await headsToBe('Volume', 'For. net');
    await waitFor(() => expect(textsOf(cellsOf('HPG'))[1]).toContain('8.3'));
    expect(named()).toBeNull();
  });
});

describe.runIf(isFull)('the columns of volume and value', () => {
  const stored = { listColumns: 'volume.value' };
  const sentences = () =>
    [...panel().textContent.matchAll(/The chart feed has no matched (\w+) of these symbols\./g)].map(
      ([, column]) => column,
    );

  it.each([
    ['has no quotes', () => new Response(404, {}, {})],
    ['quotes a price alone', () => ({ s: 'ok', d: [{ s: 'ok', n: 'HPG', v: { lp: 27.5 } }] }) as never],
  ])('are each named once and left out where the feed %s', async (_, answerOf) => {
    const { requests } = await openWatchlist({
      stored,
      prepare: (server) => server.get('/udf/quotes', answerOf),
    });
    await headsToBe();
    expect(sentences()).toEqual(['volume', 'value']);
    const quotes = requests.filter((each) => each.startsWith('GET /udf/quotes'));
    expect(quotes).toHaveLength(new Set(quotes).size);
  });

  it('stay where one symbol of several has them', async () => {
    const traded = { s: 'ok', n: 'HPG', v: { lp: 27, volume: 1_000_000 } };
    const others = { s: 'ok', n: 'FPT', v: { lp: 97.8 } };
    await openWatchlist({
      stored,
      prepare: (server) => server.get('/udf/quotes', () => ({ s: 'ok', d: [traded, others] }) as never),
    });
    await waitFor(() => expect(textsOf(cellsOf('HPG'))).toEqual(['1,000,000', '27']));
    await headsToBe('Volume', 'Value (bn)');
    expect(sentences()).toEqual([]);
  });
});

describe.runIf(isFull)('the column of the RSI', () => {
  const stored = { listColumns: 'rsi.volume' };

  it('is named once and left out where the server lacks the figures', async () => {
    const lacking = (server: MockServer) => server.get('/api/figures', () => new Response(404, {}, {}));
    await openWatchlist({ stored, prepare: lacking });
    await headsToBe('Volume');
    expect(panel().textContent.match(/The server has no RSI/g)).toHaveLength(1);
  });

  it('says that it could not be loaded, and loads again', async () => {
    let isFailing = true;
    const { user } = await openWatchlist({
      stored,
      prepare(server) {
        const figures = { asOf: '2026-08-27', symbols: [{ symbol: 'HPG', rsi14: 61.25 }] };
        server.get('/api/figures', () => (isFailing ? new Response(500, {}, {}) : { data: figures }));
      },
    });
    const line = await within(panel()).findByText('The column “RSI” could not be loaded');
    expect(heads()).toEqual([...USUAL, 'Volume', 'RSI', 'Actions']);
    isFailing = false;
    await user.click(within(line.parentElement!).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(textsOf(cellsOf('HPG'))[1]).toBe('61.25'));
    expect(within(panel()).queryByText('The column “RSI” could not be loaded')).toBeNull();
  });
});
