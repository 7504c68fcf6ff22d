import { createActor } from 'xstate';
import { twoFactorMachine } from '../../../machines/two-factor.machine';
import { createPerPerson } from '../../app/actors/create-per-person';

/** The two-factor machine of the signed-in person. */
export const useTwoFactorActor = createPerPerson({
  open: () => createActor(twoFactorMachine).start(),
  close: (actor) => actor.stop(),
});
