import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { QuotePanel } from '../../src/member/technical/QuotePanel';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { WatchlistsDocument } from '../../src/member/watchlist/watchlist.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { createFeed, instrumentOf } from '../support/technical/technical-feed';

beforeEach(() => setLanguage('en'));

function open(symbol: string, feed = createFeed()) {
  render(feed.around(<QuotePanel symbol={symbol} />));
  return { feed, user: userEvent.setup() };
}

const panel = () => screen.getByRole('region', { name: 'Last price' });
const figures = () =>
  [...panel().querySelectorAll('dl > div')].map((div) =>
    [...div.children].map((part) => part.textContent).join(' '),
  );
const last = () => panel().querySelector('.last')?.textContent;
const ruler = () => screen.queryByRole('img', { name: /Price within/ })?.getAttribute('aria-label') ?? null;

const dashes = ['Floor —', 'Ref. —', 'Ceiling —', 'Open —', 'High —', 'Low —', 'Volume —'];

describe('the head of a symbol', () => {
  it('has the last price, the change and the figures of the day', async () => {
    const { feed } = open('VNM');

    await feed.answerInstrument('VNM', instrumentOf('VNM'));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VNM');
    expect(panel().textContent).toContain('HOSEVinamilk');
    expect(last()).toBe('21.00-0.40-1.87%');
    expect(figures()).toEqual([
      'Floor 19.95',
      'Ref. 21.40',
      'Ceiling 22.85',
      'Open 21.30',
      'High 21.40',
      'Low 20.90',
      'Volume 3,000,000',
    ]);
  });

  it('colours each price against the reference', async () => {
    const { feed } = open('VNM');

    await feed.answerInstrument('VNM', instrumentOf('VNM', { high: 22.85 }));

    const colours = [...panel().querySelectorAll('.price, .facts dd')].map(
      (price) => price.className.match(/price-\w+/)?.[0],
    );
    expect(colours).toEqual(['price-down', 'price-down', 'price-ceiling', 'price-down', undefined]);
  });

  it('describes where the price lies in its band', async () => {
    const { feed } = open('VNM');

    await feed.answerInstrument('VNM', instrumentOf('VNM'));

    expect(ruler()).toBe(
      'Price within the session’s band: Floor 19.95, Ref. 21.40, Ceiling 22.85, Last price 21.00',
    );
  });

  it('shows dashes and no ruler while nothing is loaded', () => {
    open('VNM');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VNM');
    expect([last(), figures(), ruler()]).toEqual(['——', dashes, null]);
  });

  it('shows at once what the watchlist has loaded', () => {
    const feed = createFeed();
    const row = { __typename: 'Instrument', symbol: 'VNM', name: 'Vinamilk', price: 21 };
    const list = { __typename: 'Watchlist', id: '1', name: 'A', instruments: [row], rows: null, leftOut: 0 };
    feed.client.writeQuery({ query: WatchlistsDocument, data: { watchlists: [list] } });

    open('VNM', feed);

    expect([panel().querySelector('p.truncate')?.textContent, last(), figures()]).toEqual([
      'Vinamilk',
      '21.00—',
      dashes,
    ]);
  });

  it('keeps its dashes for an unknown symbol', async () => {
    const { feed } = open('XYZ');

    await feed.answerInstrument('XYZ', null);

    expect([last(), figures(), screen.queryByRole('button')]).toEqual(['——', dashes, null]);
  });

  it('shows that a known symbol has not traded yet', async () => {
    const { feed } = open('VNM');

    await feed.answerInstrument('VNM', instrumentOf('VNM', { price: null, change: null }));

    expect(last()).toBe('21.40no trades yet');
  });

  it('offers a retry in one line after a failed load', async () => {
    const { feed, user } = open('VNM');
    await feed.fail('Instrument', 'VNM', { kind: 'server' });
    const failure = within(panel()).getByText('Today’s figures could not be loaded');

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await feed.answerInstrument('VNM', instrumentOf('VNM'));

    expect(failure.isConnected).toBe(false);
    expect([last(), screen.queryByRole('button')]).toEqual(['21.00-0.40-1.87%', null]);
  });
});

describe('the announcement of a symbol', () => {
  it('has the opened symbol with its first quote, and does not change with its price', async () => {
    const { feed } = open('VNM');
    const announced = () => panel().querySelector('[aria-live]')!.textContent;
    expect(announced()).toBe('');
    await feed.answerInstrument('VNM', instrumentOf('VNM'));
    expect(announced()).toBe('VNM 21.00 -1.87%');

    const moved = { ...instrumentOf('VNM'), __typename: 'Instrument' as const, price: 21.1 };
    await act(async () =>
      feed.client.writeQuery({
        query: InstrumentDocument,
        variables: { symbol: 'VNM' },
        data: { instrument: moved },
      }),
    );

    expect(last()).toMatch(/^21\.10/);
    expect(announced()).toBe('VNM 21.00 -1.87%');
  });
});

describe('the head of an index', () => {
  it('is up, down or neutral, and has neither limits nor a place among them', async () => {
    const { feed } = open('VNINDEX');
    await feed.answerInstrument('VNINDEX', {
      ...instrumentOf('VNINDEX'),
      ...{ exchange: 'HOSE', price: 1_784.91, reference: 1_784.91, change: 0, changePercent: 0 },
      ...{ ceiling: null, floor: null, open: 1_790, high: 1_795, low: 1_780 },
    });

    expect(last()).toBe('1,784.910.000.00%');
    const colours = [...panel().querySelectorAll('[class*=price-]')].map(
      ({ className }) => /price-\w+/.exec(className)![0],
    );
    expect(colours).toEqual(['price-none', 'price-none', 'price-up', 'price-up', 'price-down']);
    expect([ruler(), figures().some((figure) => /Ceiling|Floor/.test(figure))]).toEqual([null, false]);
  });
});
