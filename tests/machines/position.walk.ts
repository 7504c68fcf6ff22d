import { positionMachine } from '../../machines/position.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof positionMachine>;

export const near = { stop: 27_000, target: 31_000 };
export const far = { stop: 26_000, target: 31_000 };

/** What holds when a handle gets the focus, chosen or not. */
export const found = { stop: 25_000, target: 30_000 };

export const steps = {
  focus: { type: 'focus', purchase: 'FPT', levels: found },
  restore: { type: 'restore' },
  grab: { type: 'grab', purchase: 'FPT' },
  'move near': { type: 'move', levels: near },
  'move far': { type: 'move', levels: far },
  'step near': { type: 'step', purchase: 'FPT', levels: near },
  'step far': { type: 'step', purchase: 'FPT', levels: far },
  release: { type: 'release' },
  cancel: { type: 'cancel' },
  'back to the plan': { type: 'back to the plan', purchase: 'FPT' },
  saved: { type: 'saved', purchase: 'FPT' },
  '799 ms pass': { wait: 799 },
  '800 ms pass': { wait: 800 },
} as const satisfies Record<string, Step>;

const { focus, grab, release, 'move near': moveNear, 'step near': stepNear, '799 ms pass': almost } = steps;
const dragged: readonly Step[] = [grab, moveNear, release];
/** Levels of another purchase are kept beside it. */
const other: readonly Step[] = [{ type: 'grab', purchase: 'VNM' }, moveNear, release];

const situations = {
  'as planned': [],
  grabbed: [grab],
  dragged: [grab, moveNear],
  'dragged and released': dragged,
  'grabbed again': [...dragged, grab],
  'dragged again': [...dragged, grab, steps['move far']],
  'dragged back to where it was': [...dragged, grab, steps['move far'], moveNear],
  stepping: [stepNear],
  'stepping on': [stepNear, almost, stepNear, almost],
  'stepping from own levels': [...dragged, steps['step far']],
  focused: [focus],
  'focused and grabbed': [focus, grab, moveNear],
  'focused and stepping': [focus, stepNear],
  'focused, stepped and kept': [focus, stepNear, release],
  'focused with own levels': [...dragged, focus, steps['step far']],
  'beside another purchase': [...other, grab, moveNear],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(positionMachine, { situations, steps });
