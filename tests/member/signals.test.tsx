import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ListedSignal } from '../../src/graph/values';
import { SignalNameFragmentDoc } from '../../src/member/signals/signals.generated';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { open, textsOf, type Answers } from '../support/pulse-signals-news.page';

function signal(changes: Partial<ListedSignal> = {}) {
  return {
    ...{ __typename: 'Signal', symbol: 'HPG', price: 28.6, kind: 'BREAK_OUT' },
    ...{ day: '2026-08-27', time: '14:46', idea: null },
    ...changes,
  };
}

const week = [
  signal({ symbol: 'KBC', time: '14:52' }),
  signal({ symbol: 'GMD', kind: 'TREND_UP' }),
  signal({ symbol: 'CTG', kind: 'BACK_TEST', day: '2026-08-20' }),
  signal({ symbol: 'VIX', kind: 'DIVERGENCE', day: '2026-08-20' }),
  signal({ symbol: 'KBC', kind: null, price: null, day: null, time: null }),
];

const listOf = (rows: readonly object[], leftOut = 0) => ({
  signals: { __typename: 'SignalList', rows, leftOut },
});

const named = (...names: [symbol: string, name: string | null, price?: number][]) => ({
  quotes: names.map(([symbol, name, price = null]) => ({
    __typename: 'Instrument',
    symbol,
    name,
    exchange: null,
    price,
  })),
});

async function shown(signals = week, answers: Answers = {}) {
  const page = await open(<SignalsPanel />, {
    Signals: [listOf(signals)],
    SignalNames: [named()],
    ...answers,
  });
  return { ...page, table: await screen.findByRole('table', { name: 'T+ signals' }) };
}

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];

describe('the recommended stocks', () => {
  it('have their columns in order', async () => {
    await shown();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Symbol',
      'Price',
      'Signal',
      'Updated',
      'Price now',
      'Change since',
      'Target',
      'Stop',
      'Earliest sale',
    ]);
  });

  it('tell what the price has done since, from the last price that is known', async () => {
    const { table } = await shown([signal(), signal({ symbol: 'KBC' }), signal({ price: null })], {
      SignalNames: [named(['HPG', null, 29.315])],
    });

    await waitFor(() => expect(textsOf(table, 'td.since')).toEqual(['+2.50%', '—', '—']));
  });

  it('have a dash for a price and a change that the feed does not know, as for every unknown figure', async () => {
    const { table } = await shown([signal()]);
    expect([...rowsOf(table)[0]!.cells].slice(4, 8).map(({ textContent }) => textContent)).toEqual([
      ...['—', '—', '—', '—'],
    ]);
  });

  it('tell from which afternoon the earliest purchase may be sold, over weekends and holidays', async () => {
    const moments = [
      ...[{ day: '2026-08-27' }, { day: '2026-08-24' }, { day: '2026-08-21' }, { day: '2026-12-30' }],
      ...[{ day: '2026-08-25', time: '14:57' }, { day: '2026-08-25', time: '14:44' }, { day: null }],
    ];
    const { table } = await shown(moments.map((moment) => signal({ time: null, ...moment })));

    expect(textsOf(table, 'td.sellable')).toEqual([
      ...['04/09', '27/08 Today', '26/08', '05/01 expected', '28/08', '27/08 Today', ''],
    ]);
  });

  it('of UPCoM can still be bought after the closing auctions of the others', async () => {
    const { table } = await shown([signal({ symbol: 'ACV', day: '2026-08-25', time: '14:57' })], {
      SignalNames: [
        { quotes: [{ __typename: 'Instrument', symbol: 'ACV', name: null, exchange: 'UPCOM', price: null }] },
      ],
    });

    await waitFor(() => expect(textsOf(table, 'td.sellable')).toEqual(['27/08 Today']));
  });

  it('lead each to its explanation, by a name that says which', async () => {
    const { table, visited } = await shown();

    await userEvent.click(within(table).getByRole('link', { name: 'Why: KBC, Breakout, 27/08' }));
    expect(visited.at(-1)).toBe('/technical/KBC?signal=buy_break_out.2026-08-27');
  });

  it('stand under their title in a region that counts them', async () => {
    await shown();
    const region = screen.getByRole('region', { name: 'Recommended stocks' });
    expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('T+ signals');
    expect(within(region).getByText('5 signals')).toBeTruthy();
    expect(region.querySelector('footer')!.textContent).toBe('Information only; not investment advice');
  });

  it('say how many older ones the server sent beside those that are shown', async () => {
    await open(<SignalsPanel />, { Signals: [listOf(week, 2_345)], SignalNames: [named()] });
    expect(await screen.findByText(/^2,345 older signals are not shown here\./)).toBeTruthy();
  });

  it('keep the order of the server, one row each', async () => {
    const { table } = await shown();
    expect(rowsOf(table).map(({ dataset }) => dataset['symbol'])).toEqual([
      'KBC',
      'GMD',
      'CTG',
      'VIX',
      'KBC',
    ]);
  });

  it('are parted exactly where the day changes, each part under its day', async () => {
    const { table } = await shown();
    const days = rowsOf(table).map((row) =>
      row.hasAttribute('data-day-start') ? row.querySelector('.day')!.textContent : null,
    );
    expect(days).toEqual(['Today 27/08', null, 'Thursday 20/08', null, 'Day unknown']);
    expect(table.querySelectorAll('.day')).toHaveLength(3);
  });

  it('differ in word and in drawing', async () => {
    const { table } = await shown();
    const kinds = rowsOf(table).map(({ cells }) => cells[2]!);

    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Breakout',
      'Trend following',
      'Support zone',
      'Divergence',
      '—',
    ]);
    const drawings = kinds.map((cell) => cell.querySelector('path')?.getAttribute('d'));
    expect(new Set(drawings).size).toBe(5);
  });

  it('open the chart by a press anywhere in the row, unless it asks for another tab', async () => {
    const { table, visited } = await shown();
    const user = userEvent.setup();
    const price = rowsOf(table)[0]!.cells[1]!;

    await user.keyboard('{Control>}');
    await user.click(price);
    await user.keyboard('{/Control}');
    expect(visited).toEqual(['/']);

    await user.click(price);
    expect(visited).toEqual(['/', '/technical/KBC']);
  });

  it('print the price of the signal as a board does, in no hue', async () => {
    const { table } = await shown();
    const prices = rowsOf(table).map(({ cells }) => cells[1]!);

    expect(prices.map(({ textContent }) => textContent)).toEqual(['28.60', '28.60', '28.60', '28.60', '—']);
    expect(prices[0]!.className).toBe('numeric semibold');
  });

  it('show the minute and carry the whole instant', async () => {
    const { table } = await shown();
    const cells = rowsOf(table).map(({ cells }) => cells[3]!);
    const time = cells[2]!.querySelector('time')!;

    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '14:52 27/08/2026',
      '14:46 27/08/2026',
      '14:46 20/08/2026',
      '14:46 20/08/2026',
      '—',
    ]);
    expect([time.dateTime, time.title]).toEqual(['2026-08-20T14:46+07:00', '14:46 20/08/2026']);
  });

  it('show the day where the minute is not known', async () => {
    const { table } = await shown([signal({ time: null })]);
    expect(rowsOf(table)[0]!.cells[3]!.innerHTML).toBe('<time datetime="2026-08-27">27/08</time>');
  });

  it('show a time that cannot be read as it came, on the signal’s day', async () => {
    const { table } = await shown([signal({ time: 'phiên sáng' })]);
    const time = rowsOf(table)[0]!.cells[3]!.querySelector('time')!;

    expect([time.textContent, time.dateTime, time.title]).toEqual([
      'phiên sáng 27/08/2026',
      '2026-08-27',
      'phiên sáng 27/08/2026',
    ]);
  });

  it('ask once for the names of all their companies', async () => {
    const { table, requests } = await shown(week, {
      SignalNames: [named(['KBC', 'Đô thị Kinh Bắc'], ['VIX', null])],
    });
    await screen.findAllByText('Đô thị Kinh Bắc');

    expect(textsOf(table, '.company')).toEqual([
      'KBC Đô thị Kinh Bắc',
      'GMD ',
      'CTG ',
      'VIX ',
      'KBC Đô thị Kinh Bắc',
    ]);
    expect(requests.map(({ variables }) => variables)).toEqual([
      {},
      { symbols: ['CTG', 'GMD', 'KBC', 'VIX'] },
    ]);
  });

  it('go by the short name that another panel brought, and never replace it', async () => {
    const { table, client } = await shown([signal()], {
      SignalNames: [named(['HPG', 'CTCP Tập đoàn Hòa Phát'])],
    });
    await screen.findByText('Tập đoàn Hòa Phát');
    const shared = {
      __typename: 'Instrument',
      symbol: 'HPG',
      name: 'Hòa Phát',
      exchange: 'HOSE',
      ...{ price: 28.6, reference: null, ceiling: null, floor: null, change: null, changePercent: null },
      ...{ open: null, high: null, low: null, volume: null },
    } as const;
    client.writeFragment({ fragment: SignalNameFragmentDoc, fragmentName: 'SignalName', data: shared });

    expect(await screen.findByText('Hòa Phát')).toBeTruthy();
    expect(textsOf(table, '.company')).toEqual(['HPG Hòa Phát']);
    expect(
      client.readFragment({ fragment: SignalNameFragmentDoc, fragmentName: 'SignalName', from: shared }),
    ).toEqual(shared);
  });

  it('do without names where the feed has none, or has only the symbol', async () => {
    const { table } = await shown([signal({ symbol: 'SHB' }), signal()], {
      SignalNames: [named(['SHB', 'SHB'])],
    });
    expect(textsOf(table, '.company')).toEqual(['SHB ', 'HPG ']);
  });

  it('are all shown when the names cannot be had', async () => {
    const { table } = await shown(week, { SignalNames: [new Error('down')] });
    expect(rowsOf(table)).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('lead to the chart of a symbol by a link', async () => {
    const { visited } = await shown();
    const link = screen.getByRole('link', { name: 'GMD' });
    link.focus();
    await userEvent.keyboard('{Enter}');

    expect(link.getAttribute('href')).toBe('/technical/GMD');
    expect(visited).toEqual(['/', '/technical/GMD']);
  });

  it('lead there once from anywhere on the row', async () => {
    const { table, visited } = await shown();
    await userEvent.click(rowsOf(table)[3]!.cells[2]!);

    expect(visited).toEqual(['/', '/technical/VIX']);
  });

  it('are none where the server has none', async () => {
    await open(<SignalsPanel />, { Signals: [listOf([])] });

    expect(await screen.findByText('No signal yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keep their place while they load', async () => {
    await open(<SignalsPanel />, { Signals: ['silence'] });
    expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('say that they could not be loaded, and load at the second try', async () => {
    await open(<SignalsPanel />, {
      Signals: [new Error('down'), listOf(week)],
      SignalNames: [named()],
    });
    expect(await screen.findByRole('group', { name: 'The signals could not be loaded' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(rowsOf(await screen.findByRole('table', { name: 'T+ signals' }))).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('stay on screen, under a line, when a later load fails', async () => {
    const { table, show } = await shown(week, { Signals: [listOf(week), new Error('down')] });
    show(null);
    show(<SignalsPanel />);

    expect(await screen.findByText('The signals could not be loaded')).toBeTruthy();
    expect(rowsOf(screen.getByRole('table'))).toHaveLength(rowsOf(table).length);
  });
});
