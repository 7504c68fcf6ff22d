import type { InMemoryCache } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { DeskDialogsProvider } from '../../src/member/shared/desk-dialogs';
import { DeskDocument } from '../../src/member/shared/desk.generated';
import { KnownQuoteDocument } from '../../src/member/shared/plan/plan.generated';
import { WhyPanel } from '../../src/member/signals/why/WhyPanel';
import { OpenedTrade } from '../support/opened-trade';
import { quoted } from '../support/quoted';
import { currentChart } from '../support/technical/fake-chart';
import { brokenOut, noDesk } from '../support/technical/technical-feed';
import { pointerAt } from '../support/technical/pointer';
import { legend, NOW, openChart, region, SIGNAL } from '../support/technical/open-chart';

// Loaded beforehand, since their first import is slow.
beforeAll(async () => {
  await Promise.all([
    loadMessages('signal'),
    loadMessages('desk'),
    import('../../src/member/technical/chart-tools'),
    import('../../src/member/technical/position/HeldPosition'),
  ]);
  HTMLElement.prototype.setPointerCapture ??= () => {};
});

const slider = (name: string) => screen.getByRole('slider', { name });
const valueOf = (name: string) => Number(slider(name).getAttribute('aria-valuenow'));
const position = () => region().dataset['position'];
const press = (name: string, key: string, more = {}) => fireEvent.keyDown(slider(name), { key, ...more });

/** The chart beside the explanation of its signal: bought at 20.90 on 17/08, HOSE. */
async function openPosition(
  search = `?${SIGNAL}`,
  beside: ReactNode = null,
  now = NOW,
  bars = brokenOut('VNM'),
) {
  const explanation = (
    <DeskDialogsProvider>
      <WhyPanel symbol="VNM" />
      {beside}
    </DeskDialogsProvider>
  );
  const page = await openChart(search, { beside: explanation, now, bars });
  const instrument = quoted({
    ...{ symbol: 'VNM', exchange: 'HOSE', price: 21, reference: 21, open: 21, volume: 100 },
    day: '2026-08-27',
  });
  await act(async () =>
    page.feed.client.writeQuery({
      query: KnownQuoteDocument,
      variables: { symbol: 'VNM' },
      data: { instrument },
    }),
  );
  await waitFor(() => expect(document.querySelector('[role=slider]')).toBeTruthy());
  act(() => void currentChart().draw());
  return page;
}

/** A term of the explanation's plan. */
function term(name: string) {
  const plan = screen.getByRole('region', { name: 'Trade plan' });
  return within(plan).getByText(name, { selector: 'dt' }).nextElementSibling?.firstChild?.textContent;
}

const figures = () => ['Stop', 'Target', 'Reward / risk', 'Quantity'].map(term);

describe('the position on the chart', () => {
  it('is a box of entry, stop and target, with what it buys and may lose, and the day of the earliest sale', async () => {
    await openPosition();

    expect(position()).toBe('20.9 19.85 23');
    expect([valueOf('Stop'), valueOf('Target')]).toEqual([19.85, 23]);
    expect(slider('Stop').getAttribute('aria-valuetext')).toBe('19.85, -5.02%');
    expect(region().textContent).toContain(
      '4,400 shares · 4,976,290 đ lost at the stop · reward / risk 1.78',
    );
    expect(currentChart().draw()).toContain('Sell from 19/08');
  });

  it('names the year of a sale in another one', async () => {
    await openPosition(undefined, undefined, Date.parse('2027-01-05T16:00:00+07:00'));

    expect(currentChart().draw()).toContain('Sell from 19/08/2026');
  });

  it('is moved tick by tick by keyboard, and quantity, loss and reward / risk follow at once in both places', async () => {
    await openPosition();
    const planned = figures();

    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowDown']) press('Stop', key);
    press('Target', 'PageUp');

    expect([planned, position(), figures()]).toEqual([
      ['19.85', '23.00', '1.78', '4,400'],
      '20.9 19.95 23.5',
      ['19.95', '23.50', '2.43', '4,700'],
    ]);
    expect(region().textContent).toContain(`reward / risk 2.43`);
    expect(screen.getByRole('button', { name: /19\.95/ })).toBeTruthy();
  });

  it('keeps the stop below the entry and the target above it', async () => {
    await openPosition();

    press('Stop', 'End');
    press('Target', 'Home');
    expect(position()).toBe('20.9 20.85 20.95');

    press('Stop', 'ArrowUp');
    press('Target', 'ArrowDown');
    expect(position()).toBe('20.9 20.85 20.95');
  });

  it('keeps the handles of its levels apart, however near these are', async () => {
    await openPosition();
    press('Stop', 'End');
    press('Target', 'Home');
    act(() => void currentChart().draw());

    const [target, stop] = ['Target', 'Stop'].map((name) =>
      Number.parseFloat(slider(name).style.transform.slice(11)),
    );
    expect([position(), Math.round(stop! - target!)]).toEqual(['20.9 20.85 20.95', 24]);
  });

  it('is dragged by a pointer to the nearest tick, and back where the drag is broken off', async () => {
    await openPosition();
    const drag = (from: number, to: number) => {
      fireEvent.pointerDown(slider('Stop'), pointerAt(from));
      fireEvent.pointerMove(slider('Stop'), pointerAt(to));
    };

    // The chart of this test has 100 minus the price as its height: three pixels beside the line are kept.
    drag(83.1, 82.68);
    fireEvent.pointerUp(slider('Stop'), pointerAt(82.68));
    const dragged = position();
    drag(83.1, 84);
    const moved = position();
    press('Stop', 'Escape');

    expect([dragged, moved, position()]).toEqual(['20.9 20.25 23', '20.9 19.35 23', '20.9 20.25 23']);
  });

  it('goes back by Escape to where a level was when its handle got the focus, however often it was moved since', async () => {
    await openPosition();
    press('Stop', 'ArrowUp');
    press('Stop', 'Enter');

    act(() => slider('Target').focus());
    for (const key of ['ArrowUp', 'Enter', 'ArrowUp']) press('Target', key);
    const moved = position();
    press('Target', 'Escape');
    const back = position();
    act(() => slider('Stop').focus());
    press('Stop', 'Escape');

    expect([moved, back, position()]).toEqual(['20.9 19.9 23.1', '20.9 19.9 23', '20.9 19.9 23']);
  });

  it('has its stop in the legend, and the signal’s line makes room for it', async () => {
    await openPosition();
    const before = [legend(), currentChart().evidence?.voidBelow];
    press('Stop', 'ArrowUp');
    const { length } = Array.from(legend().matchAll(/19\.90/g));

    expect([before[0]!.toString().includes('19.85'), before[1]]).toEqual([true, 19.85]);
    expect([length, legend().includes('19.85'), currentChart().evidence?.voidBelow]).toEqual([
      1,
      false,
      null,
    ]);
  });

  it('says that the levels are the person’s own, and goes back to the plan', async () => {
    const { user } = await openPosition();
    press('Stop', 'ArrowUp');

    const plan = screen.getByRole('region', { name: 'Trade plan' });
    expect(within(plan).getByText('Your levels')).toBeTruthy();
    expect(plan.textContent).not.toContain('The target lies twice');
    await user.click(within(plan).getByRole('button', { name: 'Back to the plan' }));

    expect(position()).toBe('20.9 19.85 23');
    expect(screen.queryByText('Your levels')).toBeNull();
    expect(plan.textContent).toContain('The target lies twice');
  });

  it('has no broken stop where the person has moved it below a close that broke the plan’s', async () => {
    const bars = brokenOut('VNM');
    const fallen = { low: bars.low.with(66, 19.8), close: bars.close.with(66, 19.8) };
    await openPosition(undefined, undefined, undefined, { ...bars, ...fallen });
    const warning = 'Stop broken on 24/08';
    expect(screen.getByText(warning)).toBeTruthy();

    press('Stop', 'ArrowDown');

    expect([position(), screen.queryByText(warning)]).toEqual(['20.9 19.8 23', null]);
  });

  it('stays while its plan may still run, and leaves nothing on the chart once it goes', async () => {
    const { user } = await openPosition();
    const drawings = currentChart().attached();

    // A plan runs for ten trading days.
    act(() => currentChart().press(currentChart().marks[0]!));
    await waitFor(() => expect(window.location.search).not.toContain('signal='));
    expect(position()).toBe('20.9 19.85 23');

    await user.click(screen.getByRole('button', { name: 'W' }));
    expect([position(), currentChart().attached()]).toEqual([undefined, drawings - 1]);
  });

  it('gives its levels to the purchase that is recorded', async () => {
    const opened: unknown[] = [];
    const { user } = await openPosition(
      `?${SIGNAL}`,
      <OpenedTrade onOpened={(draft) => opened.push(draft)} />,
    );
    press('Stop', 'ArrowUp');
    press('Target', 'ArrowUp');

    await user.click(await screen.findByRole('button', { name: 'Record a buy' }));
    expect(opened.at(-1)).toMatchObject({ stop: 19_900, target: 23_050, signalDay: '2026-08-14' });
  });

  it('is not drawn on weekly bars, nor on prices that are not adjusted', async () => {
    await openChart(`?resolution=W&${SIGNAL}`);
    await act(async () => {});
    expect([position(), screen.queryByRole('slider')]).toEqual([undefined, null]);
  });
});

const held = {
  ...{ __typename: 'Trade', id: 'a', symbol: 'VNM', side: 'BUY', quantity: 500, price: 20_500 },
  ...{ day: '2026-08-25', per: null, settles: null, isPlanned: false, stop: 19_500, target: 22_500 },
  ...{ signalKind: null, signalDay: null, note: null },
};

/** The trades of a desk, and what a share of its holding costs with them. */
type Holding = { trades: readonly object[]; entry: number };

/** The chart of a symbol of which 500 shares are held; `saved` are the trades and alerts of the desk. */
async function openHolding(search = '', { trades, entry }: Holding = { trades: [held], entry: 20.531 }) {
  const page = await openChart(search);
  const { client } = page.feed;
  (client.cache as InMemoryCache).policies.addTypePolicies({
    Desk: { keyFields: [], fields: { trades: { merge: false }, alerts: { merge: false } } },
  });
  await waitFor(() => expect(currentChart().marks).toHaveLength(1));
  await act(
    async () =>
      void client.writeQuery({ query: DeskDocument, data: { desk: { ...noDesk, trades } } as never }),
  );
  await waitFor(() => expect(position()?.split(' ')[0]).toBe(String(entry)));
  act(() => void currentChart().draw());
  const saved = () => client.readQuery({ query: DeskDocument }, true)?.desk;
  return { ...page, saved };
}

describe('the position of shares that are held', () => {
  it('is a box from what they cost, with what they bring at stop and target, and from when they are sold', async () => {
    await openHolding();

    expect(position()).toBe('20.531 19.5 22.5');
    expect(region().textContent).toContain(
      '500 shares held · -539,750 đ at the stop · +956,500 đ at the target',
    );
    expect(currentChart().draw()).toContain('Sell from 27/08');
  });

  it('keeps a stop that is raised above the cost, with its alert, once it is released', async () => {
    const { saved } = await openHolding();
    const levels = () => saved()?.trades.map(({ stop, target }) => [stop, target]);

    for (const _ of Array.from({ length: 12 })) press('Stop', 'ArrowUp', { shiftKey: true });
    const moving = levels();
    press('Stop', 'Enter');

    await waitFor(() => expect(levels()).not.toEqual(moving));
    expect([moving, levels()]).toEqual([[[19_500, 22_500]], [[20_700, 22_500]]]);
    expect(saved()?.alerts.map(({ kind, price, tradeId }) => [kind, price, tradeId])).toEqual([
      ['STOP', 20.7, 'a'],
    ]);
  });

  it('goes back by Escape to the stop that it had when its handle got the focus, also after that was saved', async () => {
    const { saved } = await openHolding();
    const stops = () => saved()?.trades.map(({ stop }) => stop);

    act(() => slider('Stop').focus());
    press('Stop', 'ArrowUp');
    press('Stop', 'Enter');
    await waitFor(() => expect(stops()).toEqual([19_510]));
    press('Stop', 'Escape');

    await waitFor(() => expect(stops()).toEqual([19_500]));
    expect(position()).toBe('20.531 19.5 22.5');
    expect(saved()?.alerts.map(({ kind, price }) => [kind, price])).toEqual([['STOP', 19.5]]);
  });

  it('has its levels in today’s prices after an ex-date, and saves a moved one in those of the purchase', async () => {
    const bonus = { id: 'ex', side: 'BONUS', quantity: 1, per: 1, price: 0, day: '2026-08-26' };
    const { saved } = await openHolding('', {
      ...{ trades: [held, { ...held, ...bonus, stop: null, target: null }], entry: 10.265 },
    });
    const before = [position(), valueOf('Stop')];

    press('Stop', 'ArrowUp');
    press('Stop', 'Enter');

    await waitFor(() => expect(saved()?.alerts).toHaveLength(1));
    expect([before, position()]).toEqual([['10.265 9.75 11.25', 9.75], '10.265 9.76 11.25']);
    expect(saved()?.trades.map(({ stop, target }) => [stop, target])).toEqual([
      [19_520, 22_500],
      [null, null],
    ]);
    expect(saved()?.alerts.map(({ kind, price }) => [kind, price])).toEqual([['STOP', 9.76]]);
  });

  it('gives way to the plan of a signal that the address names', async () => {
    await openHolding();
    act(() => currentChart().press(currentChart().marks[0]!));
    await waitFor(() => expect(position()).toMatch(/^20.9 /));
  });
});
