import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { securityCodeMachine, type Verified } from '../../../machines/security-code.machine';
import { verifySecurityCode } from '../../rest/auth';
import { useAppActors } from '../../app/actors/AppActors';
import { useRetry } from '../../app/actors/retry';
import { toMessageError, type RestError } from '../../rest/errors';

/** Resolves to the code's recovery token, or null; rejects on a wrong code. */
type Verify = (code: string) => Promise<string | null>;

/** The security-code machine of one page, verified by the server or by `verifyHere`, and the wait that the server names. */
export function useSecurityCode(verifyHere?: Verify) {
  const { rest } = useAppActors();
  const { wait, onRefused } = useRetry();
  const [machine] = useState(() =>
    securityCodeMachine.provide({
      actors: {
        verify: fromPromise<Verified, { code: string }>(async ({ input, signal }) => ({
          token: verifyHere
            ? await verifyHere(input.code)
            : await verifySecurityCode(rest, input, { signal }).catch((error: RestError) => {
                onRefused(error);
                return toMessageError(error);
              }),
        })),
      },
    }),
  );
  return { actor: useActorRef(machine), wait };
}
