import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { createFeed, instrumentOf } from '../support/technical/technical-feed';
import { open, panel, figures, last, ruler } from '../support/technical/quote';

beforeEach(() => setLanguage('en'));

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
      'Price within the day’s band: Floor 19.95, Ref. 21.40, Ceiling 22.85, Last price 21.00',
    );
  });

  it('shows dashes and no ruler while nothing is loaded', () => {
    open('VNM');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VNM');
    expect([last(), figures(), ruler()]).toEqual(['——', dashes, null]);
  });

  it('shows at once what the watchlist has loaded', () => {
    const feed = createFeed();
    const rows = [{ symbol: 'VNM', name: 'Vinamilk', price: 21 }];
    const list = { __typename: 'Watchlist', id: '1', name: 'A', rows, leftOut: 0 };
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
