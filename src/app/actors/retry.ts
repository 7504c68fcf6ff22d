import { useActorRef, useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { retryMachine } from '../../../machines/retry.machine';

export type RetryActor = ActorRefFrom<typeof retryMachine>;

/** How many refused sign-ins in a row are without a wait. */
const FREE_SIGN_INS = 3;

/** Starts the wait of the sign-in, which the login page and the lock share. */
export function startSignInRetry(): RetryActor {
  return createActor(retryMachine, { input: { free: FREE_SIGN_INS } }).start();
}

/** Starts the wait of a form whose refusals are not counted. */
export function startRetry(): RetryActor {
  return createActor(retryMachine, { input: { free: Infinity } }).start();
}

/** A failed submission: its HTTP status, and the wait that the server names, in ms. */
type Refusal = { status?: unknown; retryAfter?: number | null };

/** Reports a failed submission to the wait of its form: what was sent is refused, or the server wants to be left alone. */
function report(retry: RetryActor, { status, retryAfter = null }: Refusal): void {
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  if (isRefused || retryAfter !== null) retry.send({ type: 'refused', retryAfter });
}

/** Runs a submission, and reports its outcome to the wait of its form. */
export async function withRetry<T>(retry: RetryActor, submission: Promise<T>): Promise<T> {
  try {
    const response = await submission;
    retry.send({ type: 'accepted' });
    return response;
  } catch (error) {
    report(retry, error as Refusal);
    throw error;
  }
}

/** The wait of one view's form, and the function that its failures are reported to. */
export function useRetry() {
  const retry = useActorRef(retryMachine, { input: { free: Infinity } });
  return { wait: useWait(retry), onRefused: (refusal: Refusal) => report(retry, refusal) };
}

/** What a form shows of its wait. */
export function useWait(retry: RetryActor) {
  const { seconds, secondsLeft } = useSelector(retry, ({ context }) => context);
  return { seconds, secondsLeft };
}
