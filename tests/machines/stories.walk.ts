import { storiesMachine, type Story } from '../../machines/stories.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof storiesMachine>;

export const stories: readonly Story[] = [
  { id: 'linh', isViewed: false },
  { id: 'khoa', isViewed: false },
  { id: 'vy', isViewed: true },
];

export const steps = {
  'open the first': { type: 'open', id: 'linh' },
  'open the last': { type: 'open', id: 'vy' },
  next: { type: 'next' },
  previous: { type: 'previous' },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  close: { type: 'close' },
  '99 ms pass': { wait: 99 },
  '100 ms pass': { wait: 100 },
} as const satisfies Record<string, Step>;

const first = [steps['open the first']] as const;
const last = [steps['open the last']] as const;
const half = { wait: 50 } as const;

/** What passes before the last tenth of a second that a story is shown. */
const almostAll = Array.from({ length: 19 }, () => steps['100 ms pass']);

const situations = {
  closed: [],
  'closed after the first': [...first, steps.close],
  'open.playing the first': first,
  'open.playing the first to its end': [...first, ...almostAll],
  'open.playing the second after the first': [...first, ...almostAll, steps['100 ms pass']],
  'open.playing the second': [...first, half, steps.next],
  'open.playing the first again': [...first, steps.next, half, steps.previous],
  'open.playing the last': last,
  'open.playing the last to its end': [...last, ...almostAll],
  'open.playing after a pause': [...first, ...almostAll, steps.pause, steps.resume],
  'open.paused within the first': [...first, ...almostAll, steps.pause],
  'open.paused on the second': [...first, steps.pause, steps.next],
  'open.paused on the last': [...last, steps.pause],
  'open.ended': [...last, steps.next],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(storiesMachine, { situations, steps, input: { stories } });
