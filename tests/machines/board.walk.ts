import { boardMachine } from '../../machines/board.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof boardMachine>;

const rows = (...symbols: string[]) => ({ type: 'rows changed', rows: symbols }) as const;

export const steps = {
  'rows appear': rows('AAA', 'BBB', 'CCC'),
  'rows are sorted again': rows('BBB', 'CCC', 'AAA'),
  'its row goes': rows('AAA', 'CCC'),
  'all rows but one go': rows('AAA'),
  'all rows go': rows(),
  'into BBB': { type: 'enter', symbol: 'BBB' },
  'into CCC': { type: 'enter', symbol: 'CCC' },
  down: { type: 'step', by: 1 },
  up: { type: 'step', by: -1 },
  'to the last': { type: 'step', by: Infinity },
  'to the first': { type: 'step', by: -Infinity },
  out: { type: 'leave' },
} as const satisfies Record<string, Step>;

const { 'rows appear': appear, 'into BBB': intoB, 'into CCC': intoC, out } = steps;

const situations = {
  empty: [],
  away: [appear],
  'in the middle': [appear, intoB],
  'at the end': [appear, intoC],
  'away again': [appear, intoB, out],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(boardMachine, { situations, steps });
