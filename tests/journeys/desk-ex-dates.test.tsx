import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { epochSecondsOf } from '../../src/market/day';
import { holding } from '../support/desk';
import { notices, region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type Options = NonNullable<Parameters<typeof renderApp>[0]>;
type Saved = { version: number; trades: { id: string }[]; ignored?: { id: string }[] };

const saved = () => savedDesk<Saved>();

const mark = (id: string, day: string, right: object) => ({
  ...{ id, time: epochSecondsOf(day), label: 'D', tooltip: [id], right },
});
const MARKS = [
  mark('cash', '2026-08-20', { kind: 'cash_dividend', price: 1.5 }),
  mark('stock', '2026-08-24', { kind: 'stock_dividend', new_shares: 15, per: 100, settles: '2026-10-20' }),
  mark('rights', '2026-08-25', { kind: 'rights', new_shares: 20, per: 100, price: 10 }),
  mark('ahead', '2026-09-10', { kind: 'cash_dividend', price: 1 }),
];
const serveMarks: NonNullable<Options['prepare']> = (server) =>
  server.get('/udf/timescale_marks', () => MARKS as never);

/** The desk of a person who bought 1,005 FPT at 100.00 on 10/08. */
async function openHolding(prepare = serveMarks) {
  const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1005, price: 100, date: '2026-08-10' };
  const app = await renderApp({ at: '/desk', as: 'admin', prepare, desk: { trades: [lot] } });
  await screen.findByRole('button', { name: 'Details of FPT' });
  return app;
}

const actions = () => region('Corporate actions');
const rows = () => textsOf(actions()!.querySelectorAll(':scope > details > ul > li'));
const press = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: RegExp) =>
  user.click(within(actions()!).getByRole('button', { name }));

describe('an ex-date of what is held', () => {
  it('is proposed with what it changes; one to come is not', async () => {
    await openHolding();
    await waitFor(() => expect(rows()).toHaveLength(3));

    const [cash, stock, rights] = rows();
    expect(cash).toMatch(/FPT 20\/08.*Cash dividend of 1,500 đ a share.*1,005 held/);
    expect(cash).toMatch(/Quantity1,005Average cost100\.15 → 98\.73Cash\+1,432,125 đ/);
    expect(stock).toMatch(/Stock dividend 100:15.*Quantity1,005 → 1,155Average cost100\.15 → 87\.14/);
    expect(rights).toMatch(/Rights issue 100:20 at 10,000 đ.*Quantity1,005 → 1,206.*Cash-2,010,000 đ/);
    expect(rights).toContain('Apply it only if you have paid');
    expect(holding()).toEqual(['1,005', '100.15']);
  });

  it('is named beside the profit that is still without it, until it is applied or ignored', async () => {
    const { user } = await openHolding();
    const profit = () => within(region('Totals')!).getByText('Profit if sold now').parentElement!.textContent;
    await waitFor(() => expect(profit()).toContain('Rights not applied: FPT'));

    while (rows().length > 0) {
      const { length } = rows();
      await user.click(within(actions()!).getAllByRole('button', { name: /^Ignore: FPT/ })[0]!);
      await waitFor(() => expect(rows().length).toBeLessThan(length));
    }
    expect(profit()).not.toContain('Rights');
  });

  it('marks the row whose profit is without it, in words too, and leads to where it is applied', async () => {
    const { user } = await openHolding();
    const row = () => document.querySelector<HTMLElement>('tr[data-symbol=FPT]')!;
    const mark = await within(row()).findByRole('img', { name: /^Rights not applied/ });
    expect(mark.title).toBe('Rights not applied: the profit is not right yet');
    const details = () => actions()!.querySelector('details')!;
    details().open = false;

    await user.click(screen.getByRole('button', { name: 'Actions for FPT' }));
    await user.click(screen.getByRole('menuitem', { name: 'See rights of FPT not applied' }));
    expect([details().open, document.activeElement?.tagName]).toEqual([true, 'SUMMARY']);

    for (let left = rows().length; left > 0; left--) {
      await user.click(within(actions()!).getAllByRole('button', { name: /^Ignore: FPT/ })[0]!);
      await waitFor(() => expect(rows().length).toBeLessThan(left));
    }
    expect(within(row()).queryByRole('img', { name: /^Rights/ })).toBeNull();
  });

  it('changes quantity and cost when it is applied, stands in the history, and can be taken back', async () => {
    const { user, reload } = await openHolding();
    await waitFor(() => expect(rows()).toHaveLength(3));

    await press(user, /^Apply: FPT 24\/08/);

    await waitFor(() => expect(holding()).toEqual(['1,155', '87.14']));
    expect(rows()).toHaveLength(2);
    expect(notices().map(([, title]) => title)).toContain('Applied to FPT');
    expect(region('History')!.textContent).toContain('150 new shares for 1,005 held');
    expect((await saved()).trades.at(-1)).toMatchObject({
      ...{ id: 'ex FPT stock', side: 'bonus', quantity: 15, per: 100, price: 0, date: '2026-08-24' },
      settles: '2026-10-20',
    });

    await reload();
    await waitFor(() => expect(holding()).toEqual(['1,155', '87.14']));
    await user.click(within(region('History')!).getByRole('button', { name: 'Undo: FPT 24/08/2026' }));
    await waitFor(() => expect(holding()).toEqual(['1,005', '100.15']));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('is no longer proposed when it is ignored, on any device, until that is undone', async () => {
    const { user, reload } = await openHolding();
    await waitFor(() => expect(rows()).toHaveLength(3));

    await press(user, /^Ignore: FPT 25\/08/);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(async () => expect((await saved()).ignored).toEqual([{ id: 'ex FPT rights' }]));

    await reload();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(within(actions()!).getByText('Ignored (1)'));
    await press(user, /^Undo: FPT 25\/08\/2026/);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect((await saved()).ignored).toEqual([]);
  });

  it('is nothing where the feed has no figures, and can be loaded again where it fails', async () => {
    let fails = true;
    const { user } = await openHolding((server) =>
      server.get('/udf/timescale_marks', () =>
        fails ? new Response(500, {}, {}) : (MARKS.map((each) => ({ ...each, right: undefined })) as never),
      ),
    );
    expect((await screen.findByText('Corporate actions could not be loaded')).textContent).toBeTruthy();
    fails = false;

    await user.click(within(actions()!).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(actions()).toBeNull());
  });
});
