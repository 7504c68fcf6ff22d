import type { User } from '../../../machines/user';
import { useAppActors, useSession } from './AppActors';
import type { Demo } from './demo';
import type { SessionActor } from './session';

/** Whom a value belongs to, and the demo that may have kept it. */
type Person = { id: User['id'] | null; demo: Demo | null };
type Options<T> = { open: (person: Person) => T; close: (value: T) => void };
type Entry<T> = { id: User['id'] | null; value: T };

/** Creates a hook that returns one value per person, kept as long as the page; another person gets another value. */
export function createPerPerson<T>({ open, close }: Options<T>): () => T {
  const entries = new WeakMap<SessionActor, Entry<T>>();

  return function usePerPerson() {
    const { session, demo } = useAppActors();
    const id = useSession(({ context }) => context.session?.user.id ?? null);

    const before = entries.get(session);
    if (before?.id === id) return before.value;
    if (before) close(before.value);
    const value = open({ id, demo });
    entries.set(session, { id, value });
    return value;
  };
}
