import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { messageIn } from '../../mock-server/messages/messages';
import { runsOf } from '../../mock-server/reports/study-runs';
import { marketOf } from '../support/mock-server/market-of';
import { region, textsOf } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

const cells = () =>
  [...(region('Signal runs')?.querySelectorAll('tbody tr[data-symbols]') ?? [])].map((row) =>
    textsOf(row.querySelectorAll('td')),
  );

const open = (prepare?: Prepare) =>
  renderApp({ at: '/admin/signal', as: 'admin', ...(prepare && { prepare }) });

const answering = (status: number, rows: unknown[] = []): Prepare => {
  return (server) => server.get('/api/signals', () => new Response(status, {}, { data: rows }));
};

const run = { symbols: 'HPG, SSI', study: 'VWAP', updated: '2026-08-27 14:45:10', log: '<b>2</b> mã' };

describe('the page of the system’s signals', () => {
  it('has the runs with their log, and beside them what investors see', async () => {
    await open();
    await waitFor(() => expect(cells().length).toBeGreaterThan(10));

    const headers = within(region('Signal runs')!).getAllByRole('columnheader');
    expect(textsOf(headers)).toEqual(['Symbol(s)', 'Study', 'Updated', 'Log']);
    const { reports, market } = marketOf();
    const [newest] = runsOf(reports.signals(), market, (scan) => messageIn('en', 'studyRun', scan));
    const [day, time] = newest!.updated.split(' ') as [string, string];
    const [, month, date] = day.split('-');
    expect(cells()[0]).toEqual([
      newest!.symbols.join(''),
      expect.stringMatching(/^\p{Lu}/u),
      `${time.slice(0, 5)} ${date}/${month}`,
      newest!.log,
    ]);
    await waitFor(() =>
      expect(
        region('Recommended stocks')?.querySelector(`tr[data-symbol="${newest!.symbols[0]}"]`),
      ).not.toBeNull(),
    );
  });

  it('shows what the server says as text, and leads from a symbol to its chart', async () => {
    const { user, path } = await open(
      answering(200, [
        run,
        { ...run, updated: '<i>tối qua</i>' },
        { ...run, symbols: [], updated: '', log: null },
      ]),
    );
    await waitFor(() =>
      expect(cells()).toEqual([
        ['HPGSSI', 'VWAP', '14:45 27/08', '<b>2</b> mã'],
        ['HPGSSI', 'VWAP', '<i>tối qua</i>', '<b>2</b> mã'],
        ['—', 'VWAP', '—', '—'],
      ]),
    );

    await user.click(within(region('Signal runs')!).getAllByRole('link', { name: 'SSI' })[0]!);

    expect(path()).toBe('/technical/SSI');
  });

  it('shows a time that cannot be read as it came', async () => {
    await open(answering(200, [{ ...run, updated: '27/08/2026 phiên sáng' }]));
    await waitFor(() => expect(cells()).toHaveLength(1));

    const time = region('Signal runs')!.querySelector<HTMLTimeElement>('tbody time')!;
    expect([time.textContent, time.dateTime]).toEqual(['phiên sáng 27/08', '2026-08-27']);
  });

  it('folds a long log and many symbols, and shows both in full', async () => {
    const symbols = Array.from({ length: 60 }, (_, i) => `AA${i}`);
    const log = Array.from({ length: 30 }, (_, i) => `Dòng ${i + 1}: đã quét.`).join('\n');
    const { user } = await open(answering(200, [{ ...run, symbols, log }]));
    await waitFor(() => expect(cells()).toHaveLength(1));
    const runs = within(region('Signal runs')!);
    const links = () => textsOf(runs.getAllByRole('link'));
    expect(links().length).toBeLessThan(symbols.length);
    expect(cells()[0]![3]).not.toContain('Dòng 30');

    const [all, whole] = ['Show all 60 symbols', 'Show the whole log'].map((name) =>
      runs.getByRole('button', { name, expanded: false }),
    );
    await user.click(all!);
    await user.click(whole!);

    expect(links()).toEqual(symbols);
    expect(cells()[0]![3]).toBe(`${log}Show less`);
    expect([all!.ariaExpanded, whole!.ariaExpanded]).toEqual(['true', 'true']);

    await user.click(whole!);
    expect(cells()[0]![3]).not.toContain('Dòng 30');
  });

  it('says that there is no run yet', async () => {
    await open(answering(200));
    expect(await screen.findByText('No run yet')).toBeInstanceOf(HTMLElement);
  });

  it('draws of a long list only the rows in view, and shows how many there are', async () => {
    await open(
      answering(
        200,
        Array.from({ length: 1000 }, () => run),
      ),
    );
    await waitFor(() =>
      expect(
        region('Signal runs')?.querySelector('table')?.ariaRowCount ??
          region('Signal runs')?.querySelector('table')?.getAttribute('aria-rowcount'),
      ).toBe('1001'),
    );
    expect(cells().length).toBeLessThan(1000);
  });

  it('can be tried again where it could not be loaded; the other table stays', async () => {
    const { user, server } = await open(answering(500));
    await screen.findByRole('group', { name: 'The signal runs could not be loaded' });
    answering(200, [run])(server);

    await user.click(within(region('Signal runs')!).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(cells()).toHaveLength(1));
    expect(region('Recommended stocks')).not.toBeNull();
  });
});
