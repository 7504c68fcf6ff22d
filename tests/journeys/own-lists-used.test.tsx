import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads';
import { listed, region, row, rowsToArrive, selected } from '../support/page';
import { renderApp } from '../support/renderApp';

const OWN = ['REE', 'VNM', 'PNJ', 'GAS', 'DHG', 'NTP', 'QNS'];

const lists = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Watchlist' });

/** A page with the person's own list chosen. */
async function open(at: string) {
  const app = await renderApp({ at });
  await rowsToArrive();
  await waitFor(() => expect([...lists().options].map(({ text }) => text)).toContain('Theo dõi cổ tức'));
  await app.user.selectOptions(lists(), 'Theo dõi cổ tức');
  await waitFor(() => expect(listed()).toEqual(OWN));
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
    const app = await renderApp({ at: '/bot' });
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { data } = (await (await fetch('/api/desk', { headers })).json()) as { data: object };
    const own = Array.from({ length: 50 }, (_, i) => ({
      ...{ id: `l${i}`, name: `List ${i}`, symbols: ['FPT'], position: i },
    }));
    await fetch('/api/desk', { method: 'PUT', headers, body: JSON.stringify({ ...data, lists: own }) });
    await app.reload('/');
    await rowsToArrive();
    const name = 'You have 50 lists, which is the most there can be';
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
    expect([screen.queryByRole('button', { name: 'New list' }), lists().options.length]).toEqual([null, 53]);
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
