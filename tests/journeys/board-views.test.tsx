import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { table } from '../support/board';

describe('the movers of the market page', () => {
  it('list a few symbols each with their charts, and lead on to the board', async () => {
    const { user, address, requests } = await renderApp({ at: '/market?tab=movers' });
    const gainers = await screen.findByRole('table', { name: 'Gainers' });
    const changes = [...gainers.querySelectorAll('tbody td:nth-child(4)')].map(({ textContent }) =>
      parseFloat(textContent),
    );
    expect(changes).toHaveLength(8);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));

    const highs = await screen.findByRole('table', { name: 'New 55-day high' });
    expect(highs.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    // The small charts of the rows in view have their own.
    const loaded = requests.flatMap(
      (each) => /history\?symbol=([^&]+)&.*countback=250/.exec(each)?.[1] ?? [],
    );
    expect(loaded.flatMap((symbols) => symbols.split(','))).toHaveLength(80);

    await user.click(
      within(screen.getByRole('region', { name: 'Gainers' })).getByRole('link', { name: 'On the board' }),
    );
    expect(address()).toBe('/market?sort=-changePercent');
    expect(within(table()).getByRole('columnheader', { name: /^%/ }).ariaSort).toBe('descending');
  });

  it('do without the lists that need bars where the feed lacks them, and say so', async () => {
    await renderApp({
      at: '/market?tab=movers',
      prepare: (server) => server.get('/udf/history', () => new Response(404, {}, {})),
    });

    const region = await screen.findByRole('region', { name: 'Unusual volume' });
    const failed = 'The candles of the symbols could not be loaded';
    expect(await within(region).findByText(failed)).toBeInstanceOf(HTMLElement);
    await within(region).findByText('The chart feed does not offer this.');
    expect(region.textContent).not.toContain('No symbol so far');
    expect(notices()).toEqual([]);
  });
});

describe('the map of the market page', () => {
  const tile = () => screen.findByRole('link', { name: /of the map$/ });

  it('is walked with the arrow keys, says where one is, and Enter opens the chart', async () => {
    const { user, path } = await renderApp({ at: '/market?tab=map' });
    const first = await tile();
    expect(screen.getByText(first.ariaLabel!).role).toBe('status');

    first.focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe(`/technical/${first.ariaLabel!.split(',')[0]}`));
  });

  it('is also a table, by value or market value, as the address says', async () => {
    const { user, address } = await renderApp({ at: '/market?tab=map&view=table' });
    const shown = await screen.findByRole('table', { name: 'Market map' });
    const sorted = () => shown.querySelector('th[aria-sort]')?.textContent;
    expect(sorted()).toBe('Value (bn)');

    await user.click(screen.getByRole('button', { name: 'Market cap' }));
    expect(address()).toBe('/market?tab=map&view=table&size=marketCap');
    expect(sorted()).toBe('Mkt cap');

    await user.click(screen.getByRole('tab', { name: 'Board' }));
    await screen.findByRole('table', { name: 'Price board' });
    window.history.back();
    expect(await screen.findByRole('table', { name: 'Market map' })).toBeInstanceOf(HTMLElement);
  });
});
