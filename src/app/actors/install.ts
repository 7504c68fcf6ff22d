import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { installMachine } from '../../../machines/install.machine';

export type InstallActor = ActorRefFrom<typeof installMachine>;

/** Chromium's event for an app that it finds worth installing; no other browser has it. */
type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> };

/** Keeps the browser's prompt to install the app until the person requests it; it may come before the first render. */
export function startInstall(page: EventTarget): InstallActor {
  let installPrompt: BeforeInstallPromptEvent | null = null;
  const prompt = fromPromise<void>(async () => {
    await installPrompt?.prompt();
  });
  const actor = createActor(installMachine.provide({ actors: { prompt } })).start();

  const stopped = new AbortController();
  const onPrompt = (event: Event) => {
    // The browser would show a bar of its own.
    event.preventDefault();
    installPrompt = event as BeforeInstallPromptEvent;
    actor.send({ type: 'prompt available' });
  };
  page.addEventListener('beforeinstallprompt', onPrompt, stopped);
  page.addEventListener('appinstalled', () => actor.send({ type: 'installed' }), stopped);
  actor.subscribe({ complete: () => stopped.abort() });
  return actor;
}
