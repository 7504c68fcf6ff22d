import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { screenSize } from '../support/media';
import { textsOf } from '../support/page';
import { open } from '../support/pulse-signals-news.page';
import { instrument, signal, week, listOf, named, shown, rowsOf } from '../support/signals';

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
      SignalInstruments: [named(['HPG', null, 29.315])],
    });

    await waitFor(() => expect(textsOf(table.querySelectorAll('td.since'))).toEqual(['+2.50%', '—', '—']));
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

    expect(textsOf(table.querySelectorAll('td.sellable'))).toEqual([
      ...['04/09', '27/08 Today', '26/08', '05/01 2027 expected', '28/08', '27/08 Today', ''],
    ]);
  });

  it('of UPCoM can still be bought after the closing auctions of the others', async () => {
    const { table } = await shown([signal({ symbol: 'ACV', day: '2026-08-25', time: '14:57' })], {
      SignalInstruments: [{ quotes: [instrument({ symbol: 'ACV', exchange: 'UPCOM' })] }],
    });

    await waitFor(() => expect(textsOf(table.querySelectorAll('td.sellable'))).toEqual(['27/08 Today']));
  });

  it('stand under their title in a region that counts them', async () => {
    await shown();
    const region = screen.getByRole('region', { name: 'Recommended stocks' });
    expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('T+ signals');
    expect(within(region).getByText('5 signals')).toBeTruthy();
    expect(region.querySelector('footer')!.textContent).toBe('Information only; not investment advice');
  });

  it('say how many older ones the server sent beside those that are shown', async () => {
    await open(<SignalsPanel />, { Signals: [listOf(week, 2_345)], SignalInstruments: [named()] });
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

  it('name a kind that the product lacks as the server does', async () => {
    const { table } = await shown([signal({ kind: null, study: 'buy_<b>vwap</b>' })]);
    expect(rowsOf(table)[0]!.cells[2]!.textContent).toBe('buy_<b>vwap</b>');
  });

  it('print the price of the signal as a board does, in no hue', async () => {
    const { table } = await shown();
    const prices = rowsOf(table).map(({ cells }) => cells[1]!);

    expect(prices.map(({ textContent }) => textContent)).toEqual(['28.60', '28.60', '28.60', '28.60', '—']);
    expect(prices[0]!.className).toBe('numeric semibold');
  });

  it('are read on a phone as they are seen: the price today and its change before that of the signal', async () => {
    screenSize.resize(390);
    const { table } = await shown();
    const heads = within(table).getAllByRole('columnheader');

    expect(heads.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      ...['Symbol', 'Price now', 'Price', 'Signal'],
    ]);
    expect(rowsOf(table)[0]!.cells[2]!.textContent).toBe('Signal 28.60');
    expect(rowsOf(table)[0]!.cells[1]!.className).toContain('now');
  });
});
