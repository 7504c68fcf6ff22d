// @module-tag P18
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { held, heldToBe, openDesk } from '../support/desk';
import { notices, textsOf, titles } from '../support/page';
import { renderApp } from '../support/renderApp';

const HEAD = 'symbol,quantity,price,date';

/** Imports a file on the desk and returns the report's dialog. */
async function bring(text: string) {
  const app = await openDesk();
  await waitFor(() => expect(held().length).toBeGreaterThan(1));
  await app.user.upload(
    screen.getByLabelText('Import JSON or CSV'),
    new File([text], 'trades.csv', { type: 'text/csv' }),
  );
  return app;
}

const figures = (dialog: HTMLElement) => textsOf(dialog.querySelectorAll('dl > div'));

describe('an import', () => {
  it('ends with a report: rows read, saved and left out, each of these with its line and the reason', async () => {
    const { user } = await bring(
      `${HEAD}\nACB,100,25,2026-08-20\nACB,-1,25,2026-08-20\nACB,100,25,2026-08-28\nVCB,100,60,2026-08-20\n`,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Result of the import' });

    expect(within(dialog).getAllByRole('status')[0]!.textContent).toBe('2 rows imported');
    // Once the prices are compared with those of their days.
    await waitFor(() =>
      expect(figures(dialog)).toEqual(['Rows in the file4', 'Saved2', 'Left out2', 'Trades to check2']),
    );
    const list = within(dialog).getByRole('region', { name: 'Rows left out, and why' });
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      'Line 3: the quantity must be a whole number from 1 to 1,000,000,000',
      'Line 4: the date is still to come',
    ]);
    expect(list.tabIndex).toBe(0);

    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    onTestFinished(() => void copied.mockRestore());
    // The first one copies the trades to check.
    await user.click(within(dialog).getAllByRole('button', { name: 'Copy' }).at(-1)!);
    await within(dialog).findByText('Copied');
    expect(copied.mock.calls[0]![0].split('\n')).toEqual([
      expect.stringMatching(/^Line 3: the quantity/),
      expect.stringMatching(/^Line 4: the date/),
    ]);

    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toEqual(expect.arrayContaining(['ACB', 'VCB']));
  });

  it('names each saved trade that looks wrong with its line and all reasons, a price outside of its day among them', async () => {
    await bring(`${HEAD},stop\nACB,100,900,2026-08-20,901\nACB,100,25,2026-08-23,\nVCB,100,60,2026-08-20,\n`);
    const dialog = await screen.findByRole('dialog', { name: 'Result of the import' });
    const list = await within(dialog).findByRole('region', { name: 'Trades to check, and why' });
    const lines = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent!.replaceAll(/\d+\.\d+/g, '0'));
    await waitFor(() =>
      expect(lines().slice(0, 2)).toEqual([
        'Line 2: Outside of that day’s range 0–0; The stop is not below the price',
        'Line 3: Not a trading day',
      ]),
    );
    expect(within(dialog).queryByText(/^Comparing prices/)).toBeNull();
  });

  it('leaves out a dividend that brings more than stays exact to what the desk holds', async () => {
    const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1e7, price: 100, date: '2026-08-10' };
    const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades: [lot] } });
    await heldToBe('FPT');
    const file = new File(
      ['side,symbol,quantity,price,date\ndividend,FPT,0,100.001,20/08/2026\n'],
      'trades.csv',
      { type: 'text/csv' },
    );
    await app.user.upload(screen.getByLabelText('Import JSON or CSV'), file);
    const dialog = await screen.findByRole('dialog', { name: 'Result of the import' });
    expect(figures(dialog)).toEqual(['Rows in the file1', 'Saved0', 'Left out1']);
    expect(dialog.textContent).toContain('Line 2: worth more than 1,000 billion đồng');
  });

  it('of a table without a side says that all of it are buys', async () => {
    await bring(`${HEAD}\nACB,100,25,2026-08-20\n`);
    const dialog = await screen.findByRole('dialog', { name: 'Result of the import' });
    expect(dialog.textContent).toContain('so all its rows are recorded as buys.');
  });

  it('of too large a file says so before it is read', async () => {
    const { user } = await openDesk();
    const file = new File([HEAD], 'trades.csv', { type: 'text/csv' });
    Object.defineProperty(file, 'size', { value: 20 * 2 ** 20 + 1 });
    await user.upload(screen.getByLabelText('Import JSON or CSV'), file);
    await waitFor(() =>
      expect(notices().map(([, , text]) => text)).toContain(
        'The file is larger than 20 MB. Split it into smaller ones.',
      ),
    );
  });

  it('of a file without a trade says so and opens no report', async () => {
    await bring('hello');
    await waitFor(() => expect(titles()).toContain('The file could not be imported'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
