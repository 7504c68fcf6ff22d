import { useSession } from '../../app/actors/AppActors';

/** The context of an operation on the desk: whose it is. */
export function useOwner() {
  return { person: useSession(({ context }) => String(context.session?.user.id ?? '')) };
}
