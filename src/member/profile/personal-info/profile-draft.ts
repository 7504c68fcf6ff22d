import type { Profile } from '../profile';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import type { SessionActor } from '../../../app/actors/session';

const left = new WeakMap<SessionActor, { token: string | null; draft: Profile | null }>();

/**
 * What was typed into the profile and not saved when its page was left: kept in this page's memory for the same session
 * alone, so that a lock, a logout and another person find nothing.
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
