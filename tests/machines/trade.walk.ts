import { tradeMachine } from '../../machines/trade.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof tradeMachine>;

export const steps = {
  bought: { type: 'bought', quantity: 1000 },
  'day ended': { type: 'day ended' },
  settled: { type: 'settled' },
  'a part sold': { type: 'sold', quantity: 400, atStop: true },
  'all sold': { type: 'sold', quantity: 1000, atStop: false },
  'all sold at the stop': { type: 'sold', quantity: 1000, atStop: true },
} as const satisfies Record<string, Step>;

const { bought, 'day ended': ended, settled } = steps;

const situations = {
  planned: [],
  bought: [bought],
  settling: [bought, ended],
  sellable: [bought, ended, settled],
  'a part sold': [bought, ended, settled, { type: 'sold', quantity: 600, atStop: false }],
  sold: [bought, settled, steps['all sold']],
  stopped: [bought, settled, steps['all sold at the stop']],
} as const satisfies Record<string, readonly Step[]>;

export { tradeMachine as machine };

export function startTrade(machine = tradeMachine) {
  return startHarness(machine);
}

export function cases(machine = tradeMachine): Case[] {
  return casesFor(() => startTrade(machine), { situations, steps });
}
