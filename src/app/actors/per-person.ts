import type { User } from '../../../machines/user';
import { useAppActors, useSession } from './AppActors';
import type { SessionActor } from './session';

type Keeper<T> = { open: () => T; close: (value: T) => void };
type Kept<T> = { id: User['id'] | null; value: T };

/** A hook to one value per person, kept for the page's life; the next person gets another one. */
export function perPerson<T>({ open, close }: Keeper<T>): () => T {
  const kept = new WeakMap<SessionActor, Kept<T>>();

  return function usePerPerson() {
    const { session } = useAppActors();
    const id = useSession(({ context }) => context.session?.user.id ?? null);

    const before = kept.get(session);
    if (before?.id === id) return before.value;
    if (before) close(before.value);
    const value = open();
    kept.set(session, { id, value });
    return value;
  };
}
