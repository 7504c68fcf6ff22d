import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filterAt, rows, symbols } from '../support/filter';
import { titles } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type App = Awaited<ReturnType<typeof renderApp>>;

const headers = () => ({ authorization: `Bearer ${localStorage.getItem('accessToken')}` });
const saved = () =>
  savedDesk<{
    alerts: { kind: string; symbol: string; firedPrice: number | null }[];
    filters: { name: string; watchedSince: string | null }[];
  }>();
const entered = async () => (await saved()).alerts.filter(({ kind }) => kind === 'filter');

const bell = () => within(screen.getByRole('group', { name: 'Alerts' }));
const watch = () => screen.getByRole('switch', { name: 'Notify me when a symbol enters Mine' });

/** The symbols that met the filter when it was evaluated last, as this browser keeps them; null before. */
const met = () => {
  const [own = {}] = Object.values(JSON.parse(localStorage.getItem('filtersMet') ?? '{}') as object);
  const [known] = Object.values(own as Record<string, { symbols: string[] }>);
  return known?.symbols ?? null;
};

/** Opens the page of a filter, saves it as “Mine” and watches it. */
async function watchFilter(conditionsOf: () => Promise<string>) {
  const app = await renderApp({ at: '/bot', as: 'admin' });
  onTestFinished(() => localStorage.removeItem('filtersMet'));
  await app.reload(filterAt(await conditionsOf()));
  await screen.findByRole('button', { name: 'Alerts' });
  await app.user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Mine{Enter}');
  await app.user.click(
    await screen.findByRole('switch', { name: 'Notify me when a symbol enters Mine', checked: false }),
  );
  await waitFor(() => expect(watch().ariaChecked).toBe('true'));
  await waitFor(() => expect(met()).not.toBeNull());
  return app;
}

/** Puts the first symbol of the whole market that is on no list yet on the first list. */
async function addToList({ user }: App) {
  await user.click(screen.getByRole('button', { name: /^Remove: List/ }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  const symbol = symbols().find((each) => !met()!.includes(each))!;
  await user.click(screen.getByRole('button', { name: `Actions for ${symbol}` }));
  await user.click(screen.getAllByRole('menuitem', { name: /^Add to /, hidden: true })[0]!);
  return symbol;
}

async function firstList() {
  const { data } = (await (await fetch('/api/watchlists', { headers: headers() })).json()) as {
    data: { id: string | number; symbols: { symbol: string }[] }[];
  };
  return data[0]!;
}

describe('a watched filter', () => {
  it('reports a symbol that enters it, and none that met it before; a reload reports nothing again', async () => {
    const app = await watchFilter(
      async () => `list.${encodeURIComponent(JSON.stringify((await firstList()).id))}`,
    );
    const list = await firstList();
    expect(met()!.toSorted()).toEqual(list.symbols.map(({ symbol }) => symbol).toSorted());
    expect(await entered()).toEqual([]);

    const symbol = await addToList(app);
    const title = `${symbol} enters the filter “Mine”`;
    await waitFor(() => expect(titles()).toContain(title));
    await waitFor(async () => expect(await entered()).toMatchObject([{ symbol }]));
    await app.user.click(screen.getByRole('button', { name: /^Alerts/ }));
    expect(await bell().findByRole('link', { name: title })).toBeInstanceOf(HTMLElement);
    expect(bell().queryByRole('button', { name: /^Arm again/ })).toBeNull();
    await waitFor(() => expect(met()).toContain(symbol));

    app.requests.length = 0;
    await app.reload('/bot');
    await waitFor(() => expect(app.requests.some((each) => each.includes('/udf/quotes'))).toBe(true));
    await app.user.click(await screen.findByRole('button', { name: /^Alerts/ }));
    expect((await bell().findAllByRole('listitem')).length).toBe(1);
    expect([titles().filter((each) => each === title), (await entered()).length]).toEqual([[], 1]);

    await app.reload('/desk');
    const stop = await screen.findByRole('button', { name: 'Stop watching the filter “Mine”' });
    expect(stop.closest('li')!.textContent).toContain(`MineLast entered: ${symbol}, 27/08/2026`);
    await app.user.click(stop);
    await waitFor(() => expect(stop.isConnected).toBe(false));
    expect((await saved()).filters).toMatchObject([{ name: 'Mine', watchedSince: null }]);
  });

  it('reports what entered while the app was closed, and is silent once it is switched off', async () => {
    const app = await watchFilter(async () => 'price.4000,_');
    expect(met()).toEqual([]);
    const quote = (symbol: string, lp: number) => ({ s: 'ok', n: symbol, v: { lp, prev_close_price: lp } });
    app.server.get('/udf/quotes', (_, { queryParams }) => ({
      s: 'ok',
      d: String(queryParams['symbols'])
        .split(',')
        .map((symbol) => quote(symbol, symbol === 'FPT' ? 4_500 : 20)),
    }));
    await app.reload('/market?tab=filter');
    await waitFor(async () => expect(await entered()).toMatchObject([{ symbol: 'FPT', firedPrice: 4_500 }]));
    await waitFor(() => expect(titles()).toEqual(['FPT enters the filter “Mine”']));

    await app.user.click(await screen.findByRole('switch', { name: /^Notify me when/ }));
    await waitFor(() => expect(watch().ariaChecked).toBe('false'));
    await waitFor(async () => expect((await saved()).filters).toMatchObject([{ watchedSince: null }]));
  });
});

describe('a watched filter about a list that is gone', () => {
  it('is named beside the saved ones, as nothing is reported of it', async () => {
    const filter = (name: string, id: string) => ({
      ...{ id, name, conditions: `list.own:${id}`, watchedSince: '2026-08-27T15:30:00+07:00' },
    });
    const desk = {
      lists: [{ id: 'kept', name: 'Kept', symbols: ['FPT'], position: 0 }],
      filters: [filter('Mine', 'kept'), filter('Old', 'gone')],
    };
    await renderApp({ at: '/market?tab=filter', as: 'admin', desk });
    await screen.findByText('Nothing can be reported of Old: a list in the conditions is no longer there.');
  });
});
