import { createActor } from 'xstate';
import { twoFactorMachine } from '../../../machines/two-factor.machine';
import { perPerson } from '../../app/actors/per-person';

/** The two-factor machine of the signed-in person. */
export const useTwoFactorActor = perPerson({
  open: () => createActor(twoFactorMachine).start(),
  close: (actor) => actor.stop(),
});
