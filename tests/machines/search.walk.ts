import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { HURRY, searchMachine, TYPING_PAUSE, type SearchContext } from '../../machines/search.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof searchMachine> | { wait: number };

const found = (ids: readonly string[], isWhole: boolean): Step => ({ type: 'found', ids, isWhole });

export const steps = {
  open: { type: 'open' },
  close: { type: 'close' },
  'type hp': { type: 'type', text: 'hp' },
  'type a blank': { type: 'type', text: ' ' },
  'show forms': { type: 'show', kind: 'forms' },
  'found: three': found(['a', 'b', 'c'], true),
  'found: the last two, for now': found(['b', 'c'], false),
  'found: nothing for now': found([], false),
  'found: nothing': found([], true),
  'walk next': { type: 'walk', to: 'next' },
  'walk previous': { type: 'walk', to: 'previous' },
  'walk first': { type: 'walk', to: 'first' },
  'walk last': { type: 'walk', to: 'last' },
  take: { type: 'take' },
  'pick c': { type: 'pick', id: 'c' },
  'a moment passes': { wait: TYPING_PAUSE - 1 },
  'a pause passes': { wait: TYPING_PAUSE },
  'a hurry passes': { wait: HURRY },
} as const satisfies Record<string, Step>;

const { open, take, 'type hp': type, 'found: three': three, 'a pause passes': pause } = steps;
const { 'found: the last two, for now': two, 'walk last': last } = steps;

export const situations = {
  closed: [],
  'closed after a search': [open, type, three, steps.close],
  'resting before a word': [open],
  'resting before a word, with finds': [open, three],
  'resting before a word, at the last find': [open, three, last],
  'resting after a word': [open, type, pause, three],
  'resting after a word, at the last find': [open, type, pause, three, last],
  'resting on the last two, for now': [open, type, pause, two],
  'resting on nothing': [open, type, pause, steps['found: nothing']],
  typing: [open, type],
  'typing for almost a pause': [open, type, steps['a moment passes']],
  'typing over finds': [open, type, pause, three, steps['walk next'], type],
  'typing, at the last find': [open, type, two, last],
  hurrying: [open, type, take],
  'hurrying over the last two': [open, type, two, take],
} as const satisfies Record<string, readonly Step[]>;

/** A search whose finds stand among what it asked. */
export function searchBench(machine = searchMachine): Bench<Step, SearchContext> {
  const asked: object[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  actor.on('*', (fact) => asked.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot(), [], asked),
  };
}

export function searchCells(machine = searchMachine): Cell[] {
  return cellsOf(() => searchBench(machine), { situations, steps });
}
