// @module-tag P9
import { getInitialSnapshot, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { expect, it } from 'vitest';
import { chosenSymbols, selectedSymbol, watchlistMachine } from '../../../machines/watchlist.machine';
import { openHomeOf, region } from '../../support/browser/product';
import { next, walkEverywhere } from '../../support/browser/walk';
import { an } from '../../support/rest-server/people';
import { tried } from '../../support/tried';

type State = SnapshotFrom<typeof watchlistMachine>;
type Event = EventFromLogic<typeof watchlistMachine>;

const saved = [
  { id: 7, name: 'Dài hạn', symbols: ['VNM', 'HPG', 'FPT'] },
  { id: 'lướt sóng/2', name: 'Lướt sóng', symbols: ['TCB'] },
];
/** The ids in the client carry their JSON type. */
const lists = saved.map(({ id, symbols }) => ({ id: JSON.stringify(id), symbols }));
const [mine] = lists;
/** The one symbol that is deleted and added. */
const EDITED = 'FPT';

/** The state after events, what the address then reports included, once a run of presses is over. */
function after(state: State, ...events: readonly Event[]): State {
  const moved = events.reduce((now, event) => {
    const { snapshot, emitted } = next(watchlistMachine, now, event);
    const to = emitted.findLast(({ type }) => type === 'navigate')?.to;
    if (to?.page !== 'technical') return snapshot;
    return next(watchlistMachine, snapshot, { type: 'symbol opened', symbol: to.symbol }).snapshot;
  }, state);
  return ['stepping', 'tapping'].reduce((now, each) => {
    const type = `xstate.after.the run is over.watchlist.viewing.${each}`;
    return next(watchlistMachine, now, { type }).snapshot;
  }, moved);
}

function edited(state: State, symbols: readonly string[]): State {
  return after(state, {
    type: 'lists changed',
    lists: state.context.lists.map((list) => (list.id === mine!.id ? { ...list, symbols } : list)),
  });
}

const isMine = ({ context }: State) => context.listId === mine!.id;

it('the list, its selected row and the painted chart are those of the machine, whatever is pressed', async () => {
  const { page } = await openHomeOf(an, { people: [{ ...an, lists: saved }] });
  const panel = region(page, 'Watchlist');
  const chart = page.locator('section[data-painted]');
  const release = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  const open = (symbol: string) => ({
    leads: (state: State) => {
      if (!chosenSymbols(state.context).includes(symbol)) return null;
      return after(state, { type: 'select', symbol });
    },
    perform: () => panel.locator(`tr[data-symbol=${symbol}] td`).nth(1).click(),
  });
  const press = (type: 'next' | 'previous', key: string) => ({
    leads: (state: State) => (state.matches('viewing') ? after(state, { type }) : null),
    perform: async () => {
      await release();
      await page.keyboard.press(key);
    },
  });
  const choose = (id: string) => ({
    leads: (state: State) => (state.context.listId === id ? null : after(state, { type: 'choose list', id })),
    perform: () => panel.getByRole('combobox', { name: 'Watchlist' }).selectOption(id),
  });

  const walked = await walkEverywhere<State>({
    start: after(getInitialSnapshot(watchlistMachine), { type: 'lists changed', lists }),
    actions: {
      ...Object.fromEntries(
        lists.flatMap(({ symbols }) => symbols.map((symbol) => [`open ${symbol}`, open(symbol)])),
      ),
      down: press('next', 'ArrowDown'),
      up: press('previous', 'ArrowUp'),
      'down, held over two rows': {
        leads: (state) =>
          state.matches('viewing')
            ? after(state, { type: 'next' }, { type: 'next', isRepeated: true }, { type: 'key released' })
            : null,
        perform: async () => {
          await release();
          await page.keyboard.down('ArrowDown');
          await page.keyboard.down('ArrowDown');
          await page.keyboard.up('ArrowDown');
        },
      },
      'choose the long list': choose(lists[0]!.id),
      'choose the short list': choose(lists[1]!.id),
      'to the home page': {
        leads: (state) => (state.matches('viewing') ? after(state, { type: 'symbol closed' }) : null),
        perform: () => page.getByRole('link', { name: 'Dashboard' }).click(),
      },
      'delete a symbol': {
        leads: (state) =>
          isMine(state) && chosenSymbols(state.context).includes(EDITED)
            ? edited(
                state,
                chosenSymbols(state.context).filter((symbol) => symbol !== EDITED),
              )
            : null,
        perform: () => panel.getByRole('button', { name: `Delete ${EDITED}` }).click(),
      },
      'add it again': {
        leads: (state) =>
          isMine(state) && !chosenSymbols(state.context).includes(EDITED)
            ? edited(state, [...chosenSymbols(state.context), EDITED])
            : null,
        perform: async () => {
          await panel.getByRole('combobox', { name: 'Symbol' }).fill(EDITED);
          await panel.getByRole('button', { name: 'Add', exact: true }).click();
        },
      },
    },
    keyOf: ({ value, context }) => JSON.stringify([value, context]),
    expected: (state) => {
      const { context } = state;
      const isViewing = state.matches('viewing');
      return {
        path: isViewing ? `/technical/${context.symbol}` : '/',
        painted: isViewing ? context.symbol : null,
        list: context.listId,
        rows: chosenSymbols(context),
        selected: selectedSymbol(context),
      };
    },
    shown: async () => ({
      path: new URL(page.url()).pathname,
      painted: (await chart.count()) > 0 ? await chart.getAttribute('data-painted') : null,
      list: await panel.getByRole('combobox', { name: 'Watchlist' }).inputValue(),
      ...(await panel.locator('tbody').evaluate((body) => {
        const rows = [...body.querySelectorAll('tr[data-symbol]')];
        const selected = rows.find((row) => row.ariaSelected === 'true');
        return {
          rows: rows.map((row) => row.getAttribute('data-symbol')),
          selected: selected?.getAttribute('data-symbol') ?? null,
        };
      })),
    }),
  });

  expect(walked).toEqual({ states: 31, steps: 206 });
  tried(walked.steps, 'steps in the browser');
}, 600_000);
