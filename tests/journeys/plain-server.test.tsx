import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holding } from '../support/desk';
import { filterAt, panel, symbols } from '../support/filter';
import { roomForOrders } from '../support/media';
import { chooseOption } from '../support/own-lists';
import { listed, notices, region, row, rowsToArrive } from '../support/page';
import { makePlain } from '../support/plain-server';
import { renderApp } from '../support/renderApp';
import { chosen, lists, symbolField } from '../support/watchlist';

type Start = Pick<NonNullable<Parameters<typeof renderApp>[0]>, 'at' | 'stored'> & { width?: number };

function open({ width = 1366, ...start }: Start) {
  return renderApp({
    ...start,
    prepare(server) {
      makePlain(server);
      roomForOrders.resize(width);
    },
  });
}

/** How often a text says each of these. */
function timesSaid(text: string | null | undefined, sentences: readonly string[]) {
  return Object.fromEntries(sentences.map((each) => [each, (text ?? '').split(each).length - 1]));
}

const once = (sentences: readonly string[]) => Object.fromEntries(sentences.map((each) => [each, 1]));

describe('with the specification’s calls and a feed of UDF alone', () => {
  it('the filter finds by what candles say, is saved in the browser, and names once what is missing', async () => {
    const conditions = 'exchange.HNX*ma50.above*pe._,15*foreign5.0,_';
    const app = await open({ at: filterAt(conditions) });
    const { user } = app;
    await waitFor(() => expect(symbols().length).toBeGreaterThan(1), { timeout: 4_000 });
    await waitFor(() => expect(panel().querySelector('progress')).toBeNull(), { timeout: 4_000 });
    const result = symbols();

    const missing = [
      'The server has no company figures',
      'no quotes for a whole board',
      'Left out: P/E at most 15 · Foreign net buying of 5 days at least 0 billion đồng.',
      'Left out',
    ];
    expect(timesSaid(panel().textContent, missing)).toEqual(once(missing));

    await user.click(await screen.findByRole('button', { name: 'Save filter' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'HNX trên MA50{Enter}');
    await screen.findByRole('button', { name: 'HNX trên MA50' });
    const kept = ['saved filters are kept in this browser only'];
    expect(timesSaid(panel().textContent, kept)).toEqual(once(kept));
    await app.reload('/market?tab=filter');
    await user.click(await screen.findByRole('button', { name: 'HNX trên MA50' }));
    expect(app.address()).toContain('filter=exchange.HNX');
    await waitFor(() => expect(symbols()).toEqual(result), { timeout: 4_000 });

    expect(notices()).toEqual([]);
  });

  it('a list of one’s own is created, filled, changed and kept in the browser, and names once what is missing', async () => {
    const app = await open({ at: '/', stored: { listColumns: 'rsi.note' } });
    const { user, requests } = app;
    await rowsToArrive();
    const choose = (name: string) => chooseOption(user, name);
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Ngân hàng{Enter}');
    await waitFor(() => expect(chosen()).toBe('Ngân hàng'));
    await user.type(symbolField(), 'vcb{Enter}');
    await waitFor(() => expect(listed()).toEqual(['VCB']));

    await user.click(screen.getByRole('button', { name: 'List options' }));
    const kept = ['your own lists are kept in this browser only'];
    expect(timesSaid(region('Watchlist')!.textContent, kept)).toEqual(once(kept));
    await user.click(screen.getByRole('button', { name: 'List options' }));

    await choose('Import symbols…');
    const text = await screen.findByRole('textbox', { name: 'Symbols, with anything between them' });
    await user.click(text);
    await user.paste('BID; CTG, VCB');
    await user.click(await screen.findByRole('button', { name: 'Add 2 symbols' }));
    await screen.findByText('2 symbols added');
    await waitFor(() => expect(listed()).toEqual(['VCB', 'BID', 'CTG']));
    within(row('CTG')).getByRole('link').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(listed()).toEqual(['VCB', 'CTG', 'BID']));
    await user.click(within(row('VCB')).getByRole('button', { name: 'Delete VCB' }));
    await waitFor(() => expect(listed()).toEqual(['CTG', 'BID']));

    await app.reload();
    await rowsToArrive();
    await waitFor(() => expect([...lists().options].map(({ text: name }) => name)).toContain('Ngân hàng'));
    await user.selectOptions(lists(), 'Ngân hàng');
    await waitFor(() => expect(listed()).toEqual(['CTG', 'BID']));
    const missing = ['no quotes of 2 symbols', 'The server has no RSI'];
    await waitFor(() => expect(timesSaid(region('Watchlist')?.textContent, missing)).toEqual(once(missing)));
    expect(row('BID').textContent).toMatch(/\d+\.\d\d/);
    expect(requests.filter((each) => /watchlists\/(add|delete)/.test(each))).toEqual([]);
  });

  it('My T+ is kept in the browser, with its performance and its box on the chart, and names once what is missing', async () => {
    const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1000, price: 96, date: '2026-08-10' };
    const flows = [{ id: 'in', date: '2026-08-03', amount: 200_000_000 }];
    const kept = {
      version: 1,
      trades: [{ ...lot, stop: 60, target: 160 }],
      alerts: [],
      notes: [],
      lines: [],
    };
    const stored = { 'desk.1': JSON.stringify({ ...kept, settings: {}, flows }) };
    onTestFinished(() => localStorage.removeItem('desk.1'));
    const app = await open({ at: '/desk', stored });
    const main = () => screen.getByRole('main').textContent;

    const desk = ['everything is kept in this browser only'];
    await waitFor(() => expect(timesSaid(main(), desk)).toEqual(once(desk)));
    // At the last bar of FPT.
    await waitFor(() => expect(main()).toContain('Profit if sold now-16,244,250 đ -16.90%'));
    expect(holding()).toEqual(['1,000', '96.14']);
    expect(main()).not.toContain('has no price');
    expect(main()).toContain('Cash103,856,000 đ');

    await app.reload('/desk/performance');
    expect(
      await screen.findByText(/^In 19 trading days your account returned [+-][\d.]+%, the VN-Index/),
    ).toBeTruthy();
    const adjusted = ['The server has adjusted prices alone'];
    expect(timesSaid(main(), adjusted)).toEqual(once(adjusted));

    await app.reload('/technical/FPT');
    await waitFor(() => expect(region('Chart')!.dataset['position']).toBe('96.144 60 160'));
    expect(main()).toContain('1,000 shares held');
    expect(notices()).toEqual([]);
  });

  it('the week has holidays, and a symbol its page, each with one sentence of what is missing', async () => {
    const app = await open({ at: '/week', width: 1600 });
    const week = ['The chart feed has no events of symbols'];
    await screen.findByText(new RegExp(week[0]!));
    const main = () => screen.getByRole('main').textContent;
    expect(timesSaid(main(), week)).toEqual(once(week));
    expect(main()).toContain('Market closed: National Day holiday');

    await app.reload('/technical/FPT');
    const symbol = [
      'The chart feed has no order book of this symbol.',
      'There are no key figures and no quarterly results of FPT.',
    ];
    await waitFor(() => expect(timesSaid(main(), symbol)).toEqual(once(symbol)));
    expect(notices()).toEqual([]);
  });
});
