import type { EventFromLogic } from 'xstate';
import { watchlistMachine, type List } from '../../machines/watchlist.machine';
import { walkOf } from '../support/machines/harness';

export type Step = EventFromLogic<typeof watchlistMachine>;

const banks: List = { id: 'banks', symbols: ['SSI'] };
const mine = (...symbols: string[]): List => ({ id: 'mine', symbols });

export const lists = {
  complete: [mine('FPT', 'HPG', 'VNM'), banks],
  reordered: [mine('VNM', 'FPT', 'HPG'), banks],
  withoutFirst: [mine('HPG', 'VNM'), banks],
  withoutLast: [mine('FPT', 'HPG'), banks],
  emptied: [mine(), banks],
  withoutMine: [{ ...banks, symbols: ['SSI', 'VNM'] }],
  none: [],
  doubled: [mine('FPT', 'HPG', 'FPT', 'VNM')],
} satisfies Record<string, readonly List[]>;

const listsChanged = (changed: readonly List[]): Step => ({ type: 'lists changed', lists: changed });
const opened = (symbol: string): Step => ({ type: 'symbol opened', symbol });

export const steps = {
  'the lists arrive': listsChanged(lists.complete),
  'the rows are reordered': listsChanged(lists.reordered),
  'the first row goes': listsChanged(lists.withoutFirst),
  'the last row goes': listsChanged(lists.withoutLast),
  'all rows go': listsChanged(lists.emptied),
  'the chosen list goes': listsChanged(lists.withoutMine),
  'all lists go': listsChanged(lists.none),
  'choose list mine': { type: 'choose list', id: 'mine' },
  'choose list banks': { type: 'choose list', id: 'banks' },
  'choose an unknown list': { type: 'choose list', id: 'unknown' },
  'select FPT': { type: 'select', symbol: 'FPT' },
  'select HPG': { type: 'select', symbol: 'HPG' },
  'select a symbol of no row': { type: 'select', symbol: 'ACB' },
  'symbol opened: HPG': opened('HPG'),
  'symbol opened: ACB': opened('ACB'),
  'symbol closed': { type: 'symbol closed' },
  next: { type: 'next' },
  previous: { type: 'previous' },
  'next, repeated': { type: 'next', isRepeated: true },
  'previous, repeated': { type: 'previous', isRepeated: true },
  'key released': { type: 'key released' },
  '149 ms pass': { wait: 149 },
  '150 ms pass': { wait: 150 },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step | { wait: number }>;

const arrive = steps['the lists arrive'];

const tapped = [arrive, opened('FPT'), steps.next, steps['149 ms pass'], steps.next, steps['149 ms pass']];
const held = [arrive, opened('FPT'), steps['next, repeated'], steps['999 ms pass']];

const situations = {
  'browsing without lists': [],
  'browsing an empty list': [steps['all rows go']],
  'browsing the first row': [arrive],
  'browsing the last row': [arrive, opened('VNM'), steps['symbol closed']],
  'viewing a row': [arrive, opened('HPG')],
  'viewing a row that a run has reached': [arrive, opened('FPT'), steps.next, steps['150 ms pass']],
  'viewing a row just after a press': [arrive, opened('FPT'), steps['150 ms pass'], steps.next],
  'viewing a row in a fast run': [arrive, opened('FPT'), steps.next, steps['149 ms pass'], steps.next],
  'viewing a row while a key is held': [
    ...[arrive, opened('FPT'), steps.next, steps['150 ms pass']],
    ...[steps['next, repeated'], steps['149 ms pass'], steps['149 ms pass']],
  ],
  'viewing: tapping on, down': [...tapped, steps.next, steps['149 ms pass']],
  'viewing: tapping on, up': [...tapped, steps.previous, steps['149 ms pass']],
  'viewing: holding on, down': [...held, steps['next, repeated'], steps['999 ms pass']],
  'viewing: holding on, up': [...held, steps['previous, repeated'], steps['999 ms pass']],
  'viewing the only row': [arrive, steps['choose list banks'], opened('SSI')],
  'viewing a doubled row': [listsChanged(lists.doubled), opened('FPT')],
  'viewing a symbol of no row': [arrive, opened('ACB')],
  'viewing without lists': [opened('HPG')],
} as const satisfies Record<string, readonly (Step | { wait: number })[]>;

export const { machine, cases, start } = walkOf(watchlistMachine, { situations, steps });
