import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { watchDownloads } from '../support/downloads';
import { chooseDividends, DIVIDENDS, dragRow, openWithList, OWN } from '../support/own-lists';
import { listed, notices, region, row, selected } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';
import { lists, openWithRows } from '../support/watchlist';

/** A page with the person's own list chosen. */
async function open(at: string) {
  const app = await openWithRows({ at });
  await chooseDividends(app.user);
  return app;
}

describe('a list of one’s own', () => {
  it('is walked by the arrow keys, which wrap at both ends', async () => {
    const { user, path } = await open('/technical/DHG');
    act(() => (document.activeElement as HTMLElement).blur());
    const opened: string[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      await user.keyboard(key);
      opened.push([path().split('/').at(-1), ...selected()].join(' '));
    }
    expect(opened).toEqual(['NTP NTP', 'QNS QNS', 'REE REE', 'QNS QNS', 'NTP NTP']);
  });

  it('is downloaded with every row in its order, with names and prices', async () => {
    const { user } = await open('/');
    await waitFor(() => expect(OWN.filter((each) => !row(each).textContent.includes('%'))).toEqual([]));
    const files = watchDownloads();
    await user.click(within(region('Watchlist')!).getByRole('button', { name: /^Download CSV/ }));
    await waitFor(() => expect(files.names()).toEqual(['nhip-watchlist-theo-doi-co-tuc-2026-08-27.csv']));
    const [, ...lines] = await files.lines();
    expect(lines.map((line) => line.split(',')[0])).toEqual([...OWN, '']);
    expect(lines[1]).toMatch(/^VNM,[^,]+,\d+(\.\d+)?,\d+(\.\d+)?,-?\d+(\.\d+)?$/);
  });

  it('is one of 50 at most, after which no further one can be created', async () => {
    const own = Array.from({ length: 50 }, (_, i) => ({
      ...{ id: `l${i}`, name: `List ${i}`, symbols: ['FPT'], position: i },
    }));
    await openWithRows({ desk: { lists: own } });
    const name = 'You have 50 lists, which is the most there can be';
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
    expect([screen.queryByRole('button', { name: 'New list' }), lists().options.length]).toEqual([null, 53]);
  });
});

describe('a symbol that the feed no longer knows', () => {
  it('is back in its list, at its place, by Undo', async () => {
    const { user, choose, symbolsOf } = await openWithList('Old', ['FPT', 'ZZZ', 'VNM']);
    await choose('Old');
    await waitFor(() => expect(listed()).toEqual(['FPT', 'ZZZ', 'VNM']));
    await user.click(within(row('ZZZ')).getByRole('button', { name: 'Delete ZZZ' }));
    await waitFor(() => expect(listed()).toEqual(['FPT', 'VNM']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listed()).toEqual(['FPT', 'ZZZ', 'VNM']));
    expect(await symbolsOf('Old')).toEqual(['FPT', 'ZZZ', 'VNM']);
  });
});

describe('a list of 500 symbols', () => {
  const words = 'The list is full: it has 500 symbols';

  it.each([
    ['Move VNM to “Full”', ['alert', 'Not saved', words]],
    ['Copy VNM to “Full”', ['alert', 'Failed to add symbol', words]],
  ])('refuses a further one, and says so: %s', async (name, notice) => {
    const full = Array.from({ length: 500 }, (_, i) => `S${100 + i}`);
    const { user, choose, symbolsOf } = await openWithList('Full', full);
    await choose(DIVIDENDS);
    await waitFor(() => expect(listed()).toEqual(OWN));
    await user.click(await within(row('VNM')).findByRole('button', { name: /^Place of VNM/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(notices()).toEqual([notice]));
    expect([listed(), await symbolsOf('Full')]).toEqual([OWN, full]);
  });
});

describe('a list of which the page has only the rows in view', () => {
  it('has a row that is dropped below them after the last of them, not at its end', async () => {
    const all = createMarket({ now: () => NOW }).listings.map(({ symbol }) => symbol);
    const { choose, symbolsOf } = await openWithList('All', all);
    await choose('All');
    await waitFor(() => expect(listed()[0]).toBe(all[0]));
    await waitFor(() => expect(row(all[0]!).dataset['index']).toBe('0'));
    const shown = listed().length;
    expect(all.slice(0, shown)).toEqual(listed());
    expect(shown).toBeLessThan(all.length);

    await dragRow(all[0]!, 100_000);
    const expected = [...all.slice(1, shown), all[0], ...all.slice(shown)];
    await waitFor(async () => expect(await symbolsOf('All')).toEqual(expected));
  });
});

describe('the star of a symbol that a filter has found', () => {
  it('puts it on the watchlist, and takes it off again', async () => {
    const { user, requests } = await renderApp({ at: '/market?tab=filter&filter=exchange.HNX*price.30,_' });
    const table = within(await screen.findByRole('table', { name: 'Filter result' }));
    const [free] = await table.findAllByRole('button', { name: /^Add \w+ to watchlist$/ });
    const symbol = /^Add (\w+)/.exec(free!.getAttribute('aria-label')!)![1]!;
    await user.click(free!);
    const star = await table.findByRole('button', { name: `Remove ${symbol} from watchlist` });
    await user.click(star);
    await table.findByRole('button', { name: `Add ${symbol} to watchlist` });
    await waitFor(() =>
      expect(
        requests.filter((each) => each.startsWith('POST /api/watchlists')).map(decodeURIComponent),
      ).toEqual(['POST /api/watchlists/add_symbol', `POST /api/watchlists/delete_symbol/1/${symbol}`]),
    );
  });
});
