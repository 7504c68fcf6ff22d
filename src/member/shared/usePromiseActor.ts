import { useEffect, useRef, useState } from 'react';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A promise actor for a machine, which is provided once: it calls the function of the last render, with a signal of the actor's end.
 */
export function usePromiseActor<Output, Input>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  const newest = useRef(run);
  useEffect(() => void (newest.current = run));
  const [logic] = useState(() =>
    fromPromise<Output, Input>(({ input, signal }) => newest.current(input, signal)),
  );
  return logic;
}
