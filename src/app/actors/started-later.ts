import { noticeText } from '../notices';
import type { AppActors } from './AppActors';
import { notify, type Notice } from './notices';

/** Returns what gives the one actor of a kind that the app has: it starts when a page first needs it, and outlives that page. */
export function startedLater<Actor>(start: (actors: AppActors) => Actor): (actors: AppActors) => Actor {
  const started = new WeakMap<AppActors, Actor>();
  return (actors) => {
    const actor = started.get(actors) ?? start(actors);
    started.set(actors, actor);
    return actor;
  };
}

/** Returns what shows a notice of such an actor. */
export function noticeIn({ notices }: AppActors) {
  return (notice: Notice) => void notify(notices, noticeText(notice));
}
