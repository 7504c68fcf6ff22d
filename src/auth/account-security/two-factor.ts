import { createActor } from 'xstate';
import { twoFactorMachine } from '../../../machines/two-factor.machine';
import { createPerPerson } from '../../app/actors/create-per-person';

/** The person's switch of two-factor authentication. */
export const useTwoFactorActor = createPerPerson({
  open: () => createActor(twoFactorMachine).start(),
  close: (actor) => actor.stop(),
});
