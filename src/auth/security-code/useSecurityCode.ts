import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { securityCodeMachine, type Verified } from '../../../machines/security-code.machine';
import { verifySecurityCode } from '../../rest/auth';
import { useAppActors } from '../../app/actors/AppActors';
import { toMessageError } from '../../rest/errors';

/** Answers the token that a code stands for, where it stands for one; a wrong code is a failure. */
type Verify = (code: string) => Promise<string | null>;

/** The one code of a page, forgotten with the page; the server verifies it, or whoever is named in its place. */
export function useSecurityCode(verifyHere?: Verify): ActorRefFrom<typeof securityCodeMachine> {
  const { restFor } = useAppActors();
  const [machine] = useState(() =>
    securityCodeMachine.provide({
      actors: {
        verify: fromPromise<Verified, { code: string }>(async ({ input, signal }) => ({
          token: verifyHere
            ? await verifyHere(input.code)
            : await verifySecurityCode(restFor(null), input, { signal }).catch(toMessageError),
        })),
      },
    }),
  );
  return useActorRef(machine);
}
