import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads';
import { region, textsOf, notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const TENTHS = /^[+-]\d{1,3}(,\d{3})*\.\d$|^0\.0$/;

const sums = () => textsOf(document.querySelectorAll('.sum'));
const tenths = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 10);

async function open(at = '/whale') {
  const page = await renderApp({ at });
  await screen.findByRole('table', { name: 'By day' });
  return page;
}

describe('the whale page', () => {
  it('is in the main menu, for members', async () => {
    const { user, path } = await openWithRows();

    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByText('Whale'));
    await screen.findByRole('heading', { level: 1, name: 'Which side is the big money on?' });

    expect([path(), document.title]).toEqual(['/whale', 'Whale | Nhịp']);
    expect(screen.getByRole('link', { name: 'Whale' }).ariaCurrent).toBe('page');
  });

  it('keeps visitors out', async () => {
    const { path } = await renderApp({ at: '/whale', as: 'visitor' });
    await screen.findByRole('form', { name: 'Log in' });
    expect(path()).toBe('/about');
  });

  it('shows the newest 20 trading days, whose four groups sum to zero', async () => {
    await open();
    const rows = [...screen.getByRole('table', { name: 'By day' }).querySelectorAll('tbody tr')].map(
      ({ children }) => textsOf(children),
    );

    expect([rows.length, rows[0]![0], rows[0]!.slice(1)]).toEqual([20, '27/08', sums()]);
    for (const [, ...nets] of rows) {
      expect(nets.filter((net) => !TENTHS.test(net))).toEqual([]);
      expect(nets.reduce((sum, net) => sum + tenths(net), 0)).toBe(0);
    }
    expect(region('Flows by group')!.textContent).toContain('The four groups sum to zero every trading day.');
    expect(document.querySelectorAll('.flow-chart rect').length).toBeGreaterThan(70);
  });

  it('opens as its address says', async () => {
    await open('/whale?days=60&group=proprietary');

    expect(textsOf(screen.getAllByRole('button', { pressed: true }))).toEqual(['60 days', 'Prop trading']);
    expect(screen.getByRole('table', { name: 'By day' }).querySelectorAll('tbody tr')).toHaveLength(60);
  });

  it('says the same as the pulse on the dashboard', async () => {
    const { user } = await open();
    const [foreign, proprietary] = sums().map((sum) => Math.round(tenths(sum) / 10));

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(document.querySelectorAll('.flows dd')).toHaveLength(2));

    expect(
      [...document.querySelectorAll('.flows dd')].map(({ textContent }) =>
        Number(textContent.replace(/[^\d-]/g, '')),
      ),
    ).toEqual([foreign, proprietary]);
  });

  it('leads from a stock to its chart', async () => {
    const { user, path } = await open();
    const link = within(region('Most bought and sold')!).getAllByRole('link')[0]!;

    await user.click(link);

    expect(path()).toBe(`/technical/${link.textContent}`);
  });

  it('gives the trading days as a file', async () => {
    const { user } = await open();
    const files = watchDownloads();

    await user.click(within(region('By day')!).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.names()).toEqual(['nhip-whale-days-2026-08-27.csv']));

    expect(await files.lines()).toHaveLength(22);
  });

  it('is found by what it is about', async () => {
    const { user } = await openWithRows();

    await user.type(screen.getByRole('combobox', { name: 'Search' }), 'khối ngoại');

    expect(await screen.findByRole('option', { name: /Whale/ })).toBeInstanceOf(HTMLElement);
  });
});

describe('the whale page against a server without the call', () => {
  it('says so, quietly', async () => {
    await renderApp({
      at: '/whale',
      prepare: (server) => server.get('/api/whale', () => new Response(404, {}, { message: 'Không có.' })),
    });

    expect(await screen.findByText('Net buying by group is not available.')).toBeInstanceOf(HTMLElement);
    expect([notices(), screen.queryByRole('table')]).toEqual([[], null]);
  });

  it('fails inside its panel, with a retry that brings the figures', async () => {
    let isBroken = true;
    const { user } = await renderApp({
      at: '/whale',
      prepare: (server) =>
        server.get('/api/whale', () =>
          isBroken
            ? new Response(500, {}, {})
            : {
                data: {
                  days: [{ date: '2026-08-27', foreign: 1, proprietary: -2, institution: 0, individual: 1 }],
                },
              },
        ),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Retry' }).then((button) => ((isBroken = false), button)),
    );

    await screen.findByRole('table', { name: 'By day' });
    expect([sums(), notices()]).toEqual([['+1.0', '-2.0', '0.0', '+1.0'], []]);
  });
});
