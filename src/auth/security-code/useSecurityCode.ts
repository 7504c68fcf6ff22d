import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { securityCodeMachine, type Verified } from '../../../machines/security-code.machine';
import { verifySecurityCode } from '../../rest/auth';
import { useAppActors } from '../../app/actors/AppActors';
import { toMessageError } from '../../rest/errors';

/** Resolves to the code's recovery token, or null; rejects on a wrong code. */
type Verify = (code: string) => Promise<string | null>;

/** The security-code machine of one page, verified by the server or by `verifyLocally`. */
export function useSecurityCode(verifyHere?: Verify): ActorRefFrom<typeof securityCodeMachine> {
  const { rest } = useAppActors();
  const [machine] = useState(() =>
    securityCodeMachine.provide({
      actors: {
        verify: fromPromise<Verified, { code: string }>(async ({ input, signal }) => ({
          token: verifyHere
            ? await verifyHere(input.code)
            : await verifySecurityCode(rest, input, { signal }).catch(toMessageError),
        })),
      },
    }),
  );
  return useActorRef(machine);
}
