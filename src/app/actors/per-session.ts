import { isSignedIn } from '../../../machines/session.machine';
import type { Session } from '../../../machines/user';
import type { SessionActor } from './session';

type Keeper<T> = { open: (session: Session) => Promise<T>; close: (value: T) => void };

/**
 * One value per signed-in session, opened as soon as the session begins and closed when it ends or is locked, so that
 * nothing of one person is ever shown to the next. Answers the present value; it never settles while nobody is signed in.
 */
export function keepPerSession<T>(session: SessionActor, { open, close }: Keeper<T>): () => Promise<T> {
  const never = new Promise<T>(() => {});
  let token: string | null = null;
  let value = never;

  const follow = () => {
    const snapshot = session.getSnapshot();
    const present = isSignedIn(snapshot) ? snapshot.context.session : null;
    if ((present?.token ?? null) === token) return;
    void value.then(close, () => {});
    token = present?.token ?? null;
    value = present ? open(present) : never;
    // A failure is for whoever asks; perhaps nobody ever does.
    value.catch(() => {});
  };

  session.subscribe(follow);
  follow();
  return () => value;
}
