import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { installMachine } from '../../../machines/install.machine';

export type InstallActor = ActorRefFrom<typeof installMachine>;

/** What Chromium hands out once it finds the app worth installing; no other browser has it. */
type Offer = Event & { prompt: () => Promise<unknown> };

/** Keeps the browser's offer to install the app until the person takes it up; it may come before anything is drawn. */
export function startInstall(page: EventTarget): InstallActor {
  let offer: Offer | null = null;
  const prompt = fromPromise<void>(async () => {
    await offer?.prompt();
  });
  const actor = createActor(installMachine.provide({ actors: { prompt } })).start();

  page.addEventListener('beforeinstallprompt', (event) => {
    // The browser would show a bar of its own.
    event.preventDefault();
    offer = event as Offer;
    actor.send({ type: 'prompt available' });
  });
  page.addEventListener('appinstalled', () => actor.send({ type: 'installed' }));
  return actor;
}
