import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TODAY, YESTERDAY } from '../support/feeds/clock';
import type { Feed } from '../support/feeds/feed';
import { openOnFeed, truths } from '../support/feeds/page';
import { SERVERS } from '../support/feeds/servers';
import { STOCKS } from '../support/feeds/truth';
import { filterAt, panel, rows, symbols } from '../support/filter';
import { notices, region, textsOf } from '../support/page';
import { formatPrice } from '../../src/market/format';
import { dayOfEpochSeconds } from '../../src/market/day';

const truth = truths.session;
const board = (day: string) => day.split('-').toReversed().join('/');

describe.each(Object.entries(SERVERS))('on a server that %s', (_, server) => {
  const open = (at: string) => openOnFeed({ feed: server(truth) }, { at });

  it('the page of a symbol has its price, its 1,000 days and its record, by at most 12 requests', async () => {
    const { sent } = await open('/technical/FPT');
    const bars = truth.days('FPT').slice(-1000);
    const [first, price] = [board(dayOfEpochSeconds(bars[0]!.time)), formatPrice(bars.at(-1)!.close)];
    await screen.findByText(
      new RegExp(`^FPT, 1,000 trading days from ${first} to ${board(TODAY)}\\. Close ${price},`),
    );
    await waitFor(() => expect(region('Last price')!.querySelector('.last .price')!.textContent).toBe(price));
    await waitFor(() =>
      expect(region('Why this signal')?.textContent).toMatch(/\d+ cases since 20\d\d on this symbol/),
    );
    expect(region('Last price')!.textContent).not.toContain(board(YESTERDAY).slice(0, 5));
    // Of its neighbours, which may be opened next, as many more.
    const ofSymbol = sent.filter(
      (each) => !/quotes\?symbols=(?!.*FPT)/.test(each) && !/symbol=(?!FPT\b)/.test(each),
    );
    expect(ofSymbol.length, ofSymbol.join('\n')).toBeLessThanOrEqual(12);
    expect(notices()).toEqual([]);
  });

  it('the filter finds what the closed days say, and its figures and their day are theirs', async () => {
    // What a feed lists without a call for it.
    const listed = STOCKS.map(({ symbol, exchange }) => ({ symbol, exchange, description: symbol }));
    const searched: Feed = (call, query) =>
      call === 'search' ? { json: listed } : server(truth)(call, query);
    await openOnFeed({ feed: searched }, { at: filterAt('price.1,_*ma50.above') });
    const expected = STOCKS.map(({ symbol }) => symbol).filter((symbol) => {
      const closes = truth
        .days(symbol)
        .slice(0, -1)
        .map(({ close }) => close);
      const mean = closes.slice(-50).reduce((sum, close) => sum + close, 0) / 50;
      return closes.at(-1)! >= 1 && closes.at(-1)! > mean;
    });
    await waitFor(() => expect(panel().querySelector('progress')).toBeNull());
    await waitFor(() => expect([...symbols()].toSorted()).toEqual(expected.toSorted()));
    const prices = Object.fromEntries(
      rows().map((each) => [each.dataset['symbol'], textsOf(within(each).getAllByRole('cell'))[0]]),
    );
    expect(prices).toEqual(
      Object.fromEntries(
        expected.map((each) => [each, `26/11 close of 26/11${formatPrice(truth.closeOn(each, YESTERDAY))}`]),
      ),
    );
    expect(notices()).toEqual([]);
  });

  it('a replay of three years ago has the days until then, and no later one', async () => {
    await open('/technical/FPT?replay=2023-11-24');
    await waitFor(() => expect(region('Chart')!.dataset['replay']).toBe('2023-11-24'));
    const price = formatPrice(truth.closeOn('FPT', '2023-11-24'));
    await screen.findByText(
      new RegExp(`^FPT, [\\d,]+ trading days from .* to 24/11/2023\\. Close ${price},`),
    );
    expect(document.querySelector('main')!.textContent).not.toContain('2026');
  });
});
