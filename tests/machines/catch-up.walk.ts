import type { FiredAlert } from '../../machines/alerts.machine';
import { catchUpMachine, type BarSearch, type BarsFound } from '../../machines/catch-up.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof catchUpMachine, BarsFound>;

export const TWO_MINUTES = 120_000;
export const LATER = TWO_MINUTES + 1;
export const MUCH_LATER = 10 * TWO_MINUTES;
export const found: FiredAlert = { id: 'one', armedAt: '2026-08-27T02:00:00Z' };

/** Prices at an instant of three symbols, of which HPG has none; it and FPT were watched until 0, VNM waits for less long. */
export const at = (ms: number) =>
  ({
    type: 'prices came',
    at: ms,
    armed: { FPT: 0, HPG: 0, VNM: TWO_MINUTES },
    priced: { FPT: ms, VNM: ms },
  }) as const;

export const steps = {
  'prices come within two minutes': at(TWO_MINUTES),
  'prices come later': at(LATER),
  'prices come much later': at(MUCH_LATER),
  'bars reach': { response: { fired: [found], reached: { FPT: LATER, HPG: LATER } } },
  'bars of one symbol reach': { response: { fired: [], reached: { FPT: LATER } } },
  'the bars cannot be found': { failure: new Error('Away') },
} as const satisfies Record<string, Step>;

const situations = {
  watching: [],
  'catching up': [steps['prices come later']],
  'newer prices wait': [steps['prices come later'], steps['prices come much later']],
  'caught up': [steps['prices come later'], steps['bars reach']],
  'one lies behind': [steps['prices come later'], steps['bars of one symbol reach']],
  failed: [steps['prices come later'], steps['the bars cannot be found']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(catchUpMachine, {
  situations,
  steps,
  input: { watchedUntil: { FPT: 0 }, before: 0 },
  requests: { find: (search: BarSearch) => search },
});
