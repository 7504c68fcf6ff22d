import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { fullScreenMachine } from '../../../machines/full-screen.machine';

const isFull = () => document.fullscreenElement !== null;

/** Whether the browser can show the page on the full screen; a telephone's often cannot. */
export const canFillScreen = () => document.fullscreenEnabled;

/** The full screen as the browser has it, and the press that changes it. */
export function useFullScreen(onRefused: () => void) {
  const [machine] = useState(() =>
    fullScreenMachine.provide({
      actors: {
        enter: fromPromise(() => document.documentElement.requestFullscreen()),
        leave: fromPromise(() => document.exitFullscreen()),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { isFull: isFull() } });

  useEffect(() => {
    const follow = () => actor.send({ type: 'changed', isFull: isFull() });
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [actor]);
  useEffect(() => {
    const subscription = actor.on('refused', onRefused);
    return () => subscription.unsubscribe();
  }, [actor, onRefused]);

  return {
    isFull: useSelector(actor, (snapshot) => snapshot.matches('full')),
    press: () => actor.send({ type: 'press' }),
  };
}
