// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Navigation } from '../../machines/navigation';
import {
  neighboursOf,
  chosenSymbols,
  selectedSymbol,
  type List,
  type WatchlistContext,
} from '../../machines/watchlist.machine';
import { differences, expectedOf, randomRuns, violations, type Table } from '../support/machines/cases';
import type { Observation } from '../support/machines/harness';
import { cases, lists, start, steps, type Step } from './watchlist.walk';
import { tried } from '../support/tried';

const nothing: WatchlistContext = { lists: [], listId: null, symbol: null, run: null };
const complete: WatchlistContext = { lists: lists.complete, listId: 'mine', symbol: 'FPT', run: null };

const now = (context: Partial<WatchlistContext>) => ({ context });
const opens = (symbol: string) => ({ context: { symbol, run: null }, emitted: [goTo(symbol)] });
const resting = { viewing: 'resting' };
const stepping = { viewing: 'stepping' };
const tapping = { viewing: 'tapping' };
const holding = { viewing: 'holding' };
const movesTo = (symbol: string, replace = false, value = stepping) => ({
  value,
  context: { symbol, run: symbol },
  emitted: [goTo(symbol, replace)],
});
const views = (symbol: string, value = resting) => ({ value, context: { symbol, run: null } });
const browses = (symbol: string | null) => ({ value: 'browsing', context: { symbol, run: null } });

/** A press where there is no other row. */
const stayed = {
  next: { value: stepping },
  previous: { value: stepping },
  'next, repeated': { value: holding },
  'previous, repeated': { value: holding },
};
const over = {
  '150 ms pass': { value: resting },
  '999 ms pass': { value: resting },
  '1,000 ms pass': { value: resting },
};
const opened = { 'symbol opened: HPG': views('HPG'), 'symbol opened: ACB': views('ACB') };

const firstRows = {
  'the lists arrive': now({ lists: lists.complete, listId: 'mine', symbol: 'FPT' }),
  'the rows are reordered': now({ lists: lists.reordered, listId: 'mine', symbol: 'VNM' }),
  'the first row goes': now({ lists: lists.withoutFirst, listId: 'mine', symbol: 'HPG' }),
  'the last row goes': now({ lists: lists.withoutLast, listId: 'mine', symbol: 'FPT' }),
};
const rowsGone = {
  'all rows go': now({ lists: lists.emptied, listId: 'mine', symbol: null }),
  'the chosen list goes': now({ lists: lists.withoutMine, listId: 'banks', symbol: 'SSI' }),
  'all lists go': now(nothing),
};
const listsFollowed = {
  'the lists arrive': now({ lists: lists.complete, listId: 'mine' }),
  'the rows are reordered': now({ lists: lists.reordered, listId: 'mine' }),
  'the first row goes': now({ lists: lists.withoutFirst, listId: 'mine' }),
  'the last row goes': now({ lists: lists.withoutLast, listId: 'mine' }),
  'all rows go': now({ lists: lists.emptied, listId: 'mine' }),
  'the chosen list goes': now({ lists: lists.withoutMine, listId: 'banks' }),
  'all lists go': now({ lists: lists.none, listId: null }),
};

const table: Table = {
  'browsing without lists': {
    start: { value: 'browsing', context: nothing },
    steps: { ...firstRows, ...rowsGone, ...opened },
  },
  'browsing an empty list': {
    start: { value: 'browsing', context: { ...nothing, lists: lists.emptied, listId: 'mine' } },
    steps: {
      ...firstRows,
      ...rowsGone,
      ...opened,
      'choose list banks': now({ listId: 'banks', symbol: 'SSI' }),
    },
  },
  'browsing the first row': {
    start: { value: 'browsing', context: complete },
    steps: {
      'the rows are reordered': now({ lists: lists.reordered }),
      'the first row goes': now({ lists: lists.withoutFirst, symbol: 'HPG' }),
      'the last row goes': now({ lists: lists.withoutLast }),
      ...rowsGone,
      ...opened,
      'choose list banks': now({ listId: 'banks', symbol: 'SSI' }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
    },
  },
  'browsing the last row': {
    start: { value: 'browsing', context: { ...complete, symbol: 'VNM' } },
    steps: {
      'the rows are reordered': now({ lists: lists.reordered }),
      'the first row goes': now({ lists: lists.withoutFirst }),
      'the last row goes': now({ lists: lists.withoutLast, symbol: 'HPG' }),
      ...rowsGone,
      ...opened,
      'choose list banks': now({ listId: 'banks', symbol: 'SSI' }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
    },
  },
  'viewing a row': {
    start: { value: resting, context: { ...complete, symbol: 'HPG' } },
    steps: {
      ...listsFollowed,
      ...opened,
      'choose list banks': now({ listId: 'banks' }),
      'select FPT': opens('FPT'),
      'symbol closed': browses('HPG'),
      next: movesTo('VNM'),
      previous: movesTo('FPT'),
      'next, repeated': movesTo('VNM', false, holding),
      'previous, repeated': movesTo('FPT', false, holding),
    },
  },
  'viewing a row that a run has reached': {
    start: { value: resting, context: { ...complete, symbol: 'HPG', run: 'HPG' }, emitted: [goTo('HPG')] },
    steps: {
      ...listsFollowed,
      'symbol opened: ACB': views('ACB'),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': now({ run: null }),
      'symbol closed': browses('HPG'),
      next: movesTo('VNM', true),
      previous: movesTo('FPT', true),
      'next, repeated': movesTo('VNM', true, holding),
      'previous, repeated': movesTo('FPT', true, holding),
    },
  },
  'viewing a row just after a press': {
    start: { value: stepping, context: { ...complete, symbol: 'HPG', run: 'HPG' }, emitted: [goTo('HPG')] },
    steps: {
      ...listsFollowed,
      'symbol opened: ACB': views('ACB', stepping),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': now({ run: null }),
      'symbol closed': browses('HPG'),
      next: movesTo('VNM', true, tapping),
      previous: movesTo('FPT', true, tapping),
      'next, repeated': movesTo('VNM', true, holding),
      'previous, repeated': movesTo('FPT', true, holding),
      ...over,
    },
  },
  'viewing a row in a fast run': {
    start: {
      value: tapping,
      context: { ...complete, symbol: 'VNM', run: 'VNM' },
      emitted: [goTo('HPG'), goTo('VNM', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: HPG': views('HPG', tapping),
      'symbol opened: ACB': views('ACB', tapping),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
      'symbol closed': browses('VNM'),
      next: movesTo('FPT', true, tapping),
      previous: movesTo('HPG', true, tapping),
      'next, repeated': movesTo('FPT', true, holding),
      'previous, repeated': movesTo('HPG', true, holding),
      ...over,
    },
  },
  'viewing a row while a key is held': {
    start: {
      value: holding,
      context: { ...complete, symbol: 'VNM', run: 'VNM' },
      emitted: [goTo('HPG'), goTo('VNM', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: HPG': views('HPG', holding),
      'symbol opened: ACB': views('ACB', holding),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
      'symbol closed': browses('VNM'),
      next: movesTo('FPT', true, holding),
      previous: movesTo('HPG', true, holding),
      'next, repeated': movesTo('FPT', true, holding),
      'previous, repeated': movesTo('HPG', true, holding),
      'key released': { value: resting },
      '999 ms pass': { value: resting },
      '1,000 ms pass': { value: resting },
    },
  },
  'viewing: tapping on, down': {
    start: {
      value: tapping,
      context: { ...complete, symbol: 'FPT', run: 'FPT' },
      emitted: [goTo('HPG'), goTo('VNM', true), goTo('FPT', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: HPG': views('HPG', tapping),
      'symbol opened: ACB': views('ACB', tapping),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': now({ run: null }),
      'select HPG': opens('HPG'),
      'symbol closed': browses('FPT'),
      next: movesTo('HPG', true, tapping),
      previous: movesTo('VNM', true, tapping),
      'next, repeated': movesTo('HPG', true, holding),
      'previous, repeated': movesTo('VNM', true, holding),
      '149 ms pass': { value: resting },
      ...over,
    },
  },
  'viewing: tapping on, up': {
    start: {
      value: tapping,
      context: { ...complete, symbol: 'HPG', run: 'HPG' },
      emitted: [goTo('HPG'), goTo('VNM', true), goTo('HPG', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: ACB': views('ACB', tapping),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': now({ run: null }),
      'symbol closed': browses('HPG'),
      next: movesTo('VNM', true, tapping),
      previous: movesTo('FPT', true, tapping),
      'next, repeated': movesTo('VNM', true, holding),
      'previous, repeated': movesTo('FPT', true, holding),
      '149 ms pass': { value: resting },
      ...over,
    },
  },
  'viewing: holding on, down': {
    start: {
      value: holding,
      context: { ...complete, symbol: 'VNM', run: 'VNM' },
      emitted: [goTo('HPG'), goTo('VNM', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: HPG': views('HPG', holding),
      'symbol opened: ACB': views('ACB', holding),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
      'symbol closed': browses('VNM'),
      next: movesTo('FPT', true, holding),
      previous: movesTo('HPG', true, holding),
      'next, repeated': movesTo('FPT', true, holding),
      'previous, repeated': movesTo('HPG', true, holding),
      'key released': { value: resting },
      '149 ms pass': { value: resting },
      ...over,
    },
  },
  'viewing: holding on, up': {
    start: {
      value: holding,
      context: { ...complete, symbol: 'FPT', run: 'FPT' },
      emitted: [goTo('HPG'), goTo('FPT', true)],
    },
    steps: {
      ...listsFollowed,
      'symbol opened: HPG': views('HPG', holding),
      'symbol opened: ACB': views('ACB', holding),
      'choose list mine': now({ run: null }),
      'choose list banks': now({ listId: 'banks', run: null }),
      'select FPT': now({ run: null }),
      'select HPG': opens('HPG'),
      'symbol closed': browses('FPT'),
      next: movesTo('HPG', true, holding),
      previous: movesTo('VNM', true, holding),
      'next, repeated': movesTo('HPG', true, holding),
      'previous, repeated': movesTo('VNM', true, holding),
      'key released': { value: resting },
      '149 ms pass': { value: resting },
      ...over,
    },
  },
  'viewing the only row': {
    start: { value: resting, context: { ...complete, listId: 'banks', symbol: 'SSI' } },
    steps: {
      ...opened,
      'the rows are reordered': now({ lists: lists.reordered }),
      'the first row goes': now({ lists: lists.withoutFirst }),
      'the last row goes': now({ lists: lists.withoutLast }),
      'all rows go': now({ lists: lists.emptied }),
      'the chosen list goes': now({ lists: lists.withoutMine }),
      'all lists go': now({ lists: lists.none, listId: null }),
      'choose list mine': now({ listId: 'mine' }),
      'symbol closed': browses('SSI'),
      ...stayed,
    },
  },
  'viewing a doubled row': {
    start: { value: resting, context: { ...complete, lists: lists.doubled } },
    steps: {
      ...listsFollowed,
      ...opened,
      'select HPG': opens('HPG'),
      'symbol closed': browses('FPT'),
      next: movesTo('HPG'),
      previous: movesTo('VNM'),
      'next, repeated': movesTo('HPG', false, holding),
      'previous, repeated': movesTo('VNM', false, holding),
    },
  },
  'viewing a symbol of no row': {
    start: { value: resting, context: { ...complete, symbol: 'ACB' } },
    steps: {
      ...listsFollowed,
      ...opened,
      'choose list banks': now({ listId: 'banks' }),
      'select FPT': opens('FPT'),
      'select HPG': opens('HPG'),
      'symbol closed': browses('FPT'),
      next: movesTo('FPT'),
      previous: movesTo('VNM'),
      'next, repeated': movesTo('FPT', false, holding),
      'previous, repeated': movesTo('VNM', false, holding),
    },
  },
  'viewing without lists': {
    start: { value: resting, context: { ...nothing, symbol: 'HPG' } },
    steps: { ...listsFollowed, ...opened, ...stayed, 'symbol closed': browses(null) },
  },
};

describe('a watchlist', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('makes one history entry of a run of presses, and another of the run after a click', () => {
    const harness = viewing('FPT');

    for (const step of [steps.next, steps.next, steps.previous, steps['select FPT'], steps.previous])
      harness.run(step);

    expect(harness.observe().emitted).toEqual([
      goTo('HPG'),
      goTo('VNM', true),
      goTo('HPG', true),
      goTo('FPT'),
      goTo('VNM'),
    ]);
  });

  it('continues from the symbol a fast run has reached, not from the one still in the URL', () => {
    const harness = viewing('FPT');

    for (const step of [
      steps.next,
      steps.next,
      { type: 'symbol opened', symbol: 'VNM' },
      steps.next,
    ] as const)
      harness.run(step);

    expect(harness.observe().emitted).toEqual([goTo('HPG'), goTo('VNM', true), goTo('FPT', true)]);
  });

  it.each([
    { at: 'HPG', listed: ['FPT', 'HPG', 'VNM'], neighbours: ['FPT', 'VNM'] },
    { at: 'FPT', listed: ['FPT', 'HPG', 'VNM'], neighbours: ['VNM', 'HPG'] },
    { at: 'ACB', listed: ['FPT', 'HPG', 'VNM'], neighbours: ['VNM', 'FPT'] },
    { at: 'FPT', listed: ['FPT', 'HPG', 'FPT'], neighbours: ['HPG'] },
    { at: 'ACB', listed: ['FPT'], neighbours: ['FPT'] },
    { at: 'FPT', listed: ['FPT'], neighbours: [] },
    { at: 'FPT', listed: [], neighbours: [] },
  ])('has $neighbours beside $at in $listed', ({ at, listed, neighbours }) => {
    const context = { ...complete, lists: [{ id: 'mine', symbols: listed }], symbol: at };
    expect(neighboursOf(context)).toEqual(neighbours);
  });

  it('selects the open symbol only if it has a row', () => {
    expect(selectedSymbol({ ...complete, symbol: 'HPG' })).toBe('HPG');
    expect(selectedSymbol({ ...complete, symbol: 'ACB' })).toBeNull();
    expect(selectedSymbol(nothing)).toBeNull();
  });

  it('moves down through every row once and around, and up the same path back', () => {
    const property = fc.property(fc.array(anySymbol, { minLength: 1 }), fc.nat(), (symbols, start) => {
      const rows = [...new Set(symbols)];
      const at = start % rows.length;
      const round = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
      const back = [...round.slice(0, -1).toReversed(), rows[at]];
      const harness = viewing(rows[at] ?? '', [{ id: 'mine', symbols }]);
      const press = (step: Step) => {
        harness.run(step);
        return harness.observe().context.symbol;
      };

      expect(rows.map(() => press(steps.next))).toEqual(round);
      expect(rows.map(() => press(steps.previous))).toEqual(back);
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });

  it('keeps its invariants in random runs', () => {
    const property = fc.property(fc.array(anyStep, { maxLength: 20 }), (path) => {
      const harness = start();
      const violated: string[] = [];
      let run: string | null = null;
      for (const step of path) {
        const before = harness.observe();
        harness.run(step);
        const after = harness.observe();
        violated.push(...violatedInvariants(step, before, after, run));
        run = runAfter(step, before, after, run);
      }
      expect(violated).toEqual([]);
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});

const anySymbol = fc.constantFrom('FPT', 'HPG', 'VNM', 'SSI', 'ACB');
const anyId = fc.constantFrom('mine', 'banks', 'old');
const anyLists: fc.Arbitrary<List[]> = fc.uniqueArray(
  fc.record({ id: anyId, symbols: fc.array(anySymbol, { maxLength: 6 }) }),
  { selector: ({ id }) => id, maxLength: 3 },
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyLists.map((changed) => ({ type: 'lists changed' as const, lists: changed })),
  anyId.map((id) => ({ type: 'choose list' as const, id })),
  anySymbol.map((symbol) => ({ type: 'select' as const, symbol })),
  anySymbol.map((symbol) => ({ type: 'symbol opened' as const, symbol })),
  { weight: 4, arbitrary: fc.constantFrom<Step>({ type: 'next' }, { type: 'previous' }) },
  fc.constant({ type: 'symbol closed' as const }),
);

type Observed = Observation<WatchlistContext, Navigation>;

function violatedInvariants(
  step: Step,
  before: Observed,
  { value, context, emitted }: Observed,
  run: string | null,
) {
  const rows = chosenSymbols(context);
  const selected = selectedSymbol(context);
  const moves = emitted.flatMap((event) => (event.type === 'navigate' ? [event] : []));
  const pressed = step.type === 'next' || step.type === 'previous';
  return violations({
    'the selection is a row or nothing': selected === null || rows.includes(selected),
    'while browsing some row is selected as long as there is one':
      value !== 'browsing' || (selected === context.symbol && (selected === null) === (rows.length === 0)),
    'a list is chosen as long as there is one': context.lists.some(({ id }) => id === context.listId)
      ? true
      : context.lists.length === 0 && context.listId === null,
    'the lists are the last ones received': step.type !== 'lists changed' || context.lists === step.lists,
    'only the URL changes the open symbol':
      before.value === 'browsing' ||
      value === 'browsing' ||
      !['lists changed', 'choose list'].includes(step.type) ||
      context.symbol === before.context.symbol,
    'a step navigates once at most': moves.length <= 1,
    'it navigates to a row, and never to the open one':
      moves.every(({ to }) => to.page === 'technical' && rows.includes(to.symbol)) &&
      (before.value === 'browsing' || moves.length === 0 || context.symbol !== before.context.symbol),
    'only a press within a run replaces its history entry': moves.every(
      ({ replace }) => replace === (pressed && run !== null),
    ),
  });
}

/** The symbol that the current run has reached, derived from the observations. */
function runAfter(step: Step, before: Observed, { context, emitted }: Observed, run: string | null) {
  switch (step.type) {
    case 'next':
    case 'previous':
      return emitted.length > 0 ? context.symbol : run;
    case 'choose list':
      return before.context.lists.some(({ id }) => id === step.id) ? null : run;
    case 'symbol opened':
      return step.symbol === run ? run : null;
    case 'select':
      return emitted.length > 0 || step.symbol === before.context.symbol ? null : run;
    case 'symbol closed':
      return null;
    case 'lists changed':
    case 'key released':
      return run;
  }
}

function viewing(symbol: string, among: readonly List[] = lists.complete) {
  const harness = start();
  harness.run({ type: 'lists changed', lists: among });
  harness.run({ type: 'symbol opened', symbol });
  return harness;
}

function goTo(symbol: string, replace = false): Navigation {
  return { type: 'navigate', to: { page: 'technical', symbol }, replace };
}
