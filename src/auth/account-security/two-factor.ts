import { createActor } from 'xstate';
import { twoFactorMachine } from '../../../machines/two-factor.machine';
import { perPerson } from '../../app/actors/per-person';

/** The person's switch of two-factor authentication. */
export const useTwoFactorActor = perPerson({
  open: () => createActor(twoFactorMachine).start(),
  close: (actor) => actor.stop(),
});
