import type { Profile } from '../profile';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import type { SessionActor } from '../../../app/actors/session';

const left = new WeakMap<SessionActor, { token: string | null; draft: Profile | null }>();

/**
 * Unsaved profile input, kept in memory after leaving the page, for the same session only: a lock, a logout or another
 * person finds none.
 */
export function useProfileDraft() {
  const { session } = useAppActors();
  const token = useSession(({ context }) => context.session?.token ?? null);

  return {
    read: (): Profile | null => {
      const kept = left.get(session);
      return kept && kept.token === token ? kept.draft : null;
    },
    keep: (draft: Profile | null) => void left.set(session, { token, draft }),
  };
}
