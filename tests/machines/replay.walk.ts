import { replayMachine } from '../../machines/replay.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof replayMachine>;

/** Four trading days around a weekend. */
export const DAYS = ['2026-08-20', '2026-08-21', '2026-08-24', '2026-08-25'];

export const steps = {
  'the days are there': { type: 'days changed', days: DAYS },
  'older days are there': { type: 'days changed', days: ['2026-08-19', ...DAYS] },
  'another symbol without the day': { type: 'days changed', days: DAYS.toSpliced(1, 1) },
  'the address names the first day': { type: 'address changed', day: '2026-08-20' },
  'the address names the same day': { type: 'address changed', day: '2026-08-21' },
  'the address names a Sunday': { type: 'address changed', day: '2026-08-23' },
  'go to the last day': { type: 'go', day: '2026-08-25' },
  next: { type: 'step', by: 1 },
  previous: { type: 'step', by: -1 },
  play: { type: 'play' },
  pause: { type: 'pause' },
  'eight bars a second': { type: 'set speed', speed: 8 },
  '124 ms pass': { wait: 124 },
  '125 ms pass': { wait: 125 },
  '350 ms pass': { wait: 350 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const known = [steps['the days are there']] as const;
const last = [...known, steps['go to the last day'], steps['350 ms pass']] as const;

const situations = {
  'paused, the bars to come': [],
  'paused on a day': known,
  'paused on the first day': [...known, steps.previous],
  'paused after a step': [...known, steps.next],
  'paused on the last day': last,
  playing: [...known, steps.play],
  'playing after a bar': [...known, steps.play, steps['1,000 ms pass']],
  'playing, then fast': [...known, steps.play, steps['eight bars a second']],
  'playing fast': [...known, steps['eight bars a second'], steps.play],
  'playing on the day before the last': [...known, steps.next, steps['350 ms pass'], steps.play],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(replayMachine, { situations, steps, input: { day: '2026-08-21' } });
