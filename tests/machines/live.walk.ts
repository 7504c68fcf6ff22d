import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { liveMachine } from '../../machines/live.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof liveMachine> | { wait: number };
type Input = { asOf: number; isOpen: boolean; isHere: boolean };

export const steps = {
  'the market opens': { type: 'market opened' },
  'the market closes': { type: 'market closed' },
  'the clock jumps': { type: 'clock jumped' },
  'the page is left': { type: 'left' },
  'the page is returned to': { type: 'returned' },
  'the person retries': { type: 'retry' },
  'prices came': { type: 'refreshed', at: 2_000 },
  'prices did not come': { type: 'refresh failed' },
  '5 s pass': { wait: 5_000 },
  '15 s pass': { wait: 15_000 },
} as const satisfies Record<string, Step>;

const ten = { wait: 10_000 } as const;

export const situations = {
  'market.open': [],
  'market.open for 10 s': [ten],
  'market.open for 25 s': [steps['15 s pass'], ten],
  'market.open 10 s after a jump': [ten, steps['the clock jumps'], ten],
  'market.open 10 s after a retry': [ten, steps['the person retries'], ten],
  'market.open prices.stale': [steps['prices did not come']],
  'market.open prices.fresh again': [steps['prices did not come'], steps['prices came']],
  'market.closed': [steps['the market closes']],
  'market.away': [steps['the market closes'], steps['the page is left']],
  'market.missed.open': [steps['the page is left']],
  'market.missed.session': [steps['the page is left'], steps['the market closes'], steps['the market opens']],
  'market.missed.session since the opening': [
    steps['the market closes'],
    steps['the page is left'],
    steps['the market opens'],
  ],
  'market.missed.session since a jump': [steps['the page is left'], steps['the clock jumps']],
  'market.missed.closed': [steps['the page is left'], steps['the market closes']],
  'market.missed.closed since a jump': [
    steps['the market closes'],
    steps['the page is left'],
    steps['the clock jumps'],
  ],
} as const satisfies Record<string, readonly Step[]>;

const seenOpen: Input = { asOf: 1_000, isOpen: true, isHere: true };

/** Where a page begins. */
export const beginnings = {
  'an open market, seen': seenOpen,
  'a closed market, seen': { ...seenOpen, isOpen: false },
  'an open market, hidden': { ...seenOpen, isHere: false },
  'a closed market, hidden': { ...seenOpen, isOpen: false, isHere: false },
} as const satisfies Record<string, Input>;

export function liveBench(machine = liveMachine, input: Input = seenOpen): Bench<Step, Input> {
  const clock = new SimulatedClock();
  const told: { type: string }[] = [];
  const actor = createActor(machine, { clock, input });
  actor.on('*', (fact) => told.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot(), told),
  };
}

export function liveCells(machine = liveMachine): Cell[] {
  return [
    ...cellsOf(() => liveBench(machine), { situations, steps }),
    ...Object.entries(beginnings).flatMap(([name, input]) =>
      cellsOf(() => liveBench(machine, input), { situations: { [name]: [] }, steps: {} }),
    ),
  ];
}
