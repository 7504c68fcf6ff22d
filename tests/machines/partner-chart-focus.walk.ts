import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { partnerChartFocusMachine } from '../../machines/partner-chart-focus.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof partnerChartFocusMachine> | { wait: number };

export const steps = {
  'a person enters': { type: 'focus entered', isLed: true },
  'the frame takes the focus': { type: 'focus entered', isLed: false },
  'focus left': { type: 'focus left' },
  'left by our button': { type: 'left by our button' },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const { 'the frame takes the focus': taken, '999 ms pass': almost } = steps;

export const situations = {
  outside: [],
  inside: [steps['a person enters']],
  wary: [taken],
  'wary for long': [taken, almost, taken, almost],
} as const satisfies Record<string, readonly Step[]>;

export function partnerChartFocusBench(machine = partnerChartFocusMachine): Bench<Step> {
  const asked: object[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  actor.on('give back', (fact) => asked.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot(), [], asked),
  };
}

export function partnerChartFocusCells(machine = partnerChartFocusMachine): Cell[] {
  return cellsOf(() => partnerChartFocusBench(machine), { situations, steps });
}
