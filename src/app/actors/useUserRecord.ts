import type { User } from '../../../machines/user';
import type { JsonRecord } from '../../lib/json';
import { readUser } from '../../rest/user';
import { useAppActors, useSession } from './AppActors';

const empty: JsonRecord = {};

/** The signed-in person's record as the session stores it; no call reads it back. */
export function useUserRecord(): JsonRecord {
  return useSession(({ context }) => context.session?.user.record ?? empty);
}

/** Returns a function that stores a changed record in the session, which keeps it over a reload. */
export function useUpdateUserRecord(): (record: JsonRecord) => void {
  const { session } = useAppActors();
  return (record) => {
    const before = session.getSnapshot().context.session?.user;
    const user = before && withRecord(before, record);
    if (user) session.send({ type: 'user changed', user });
  };
}

/** The user whom the record describes; who may be an admin is not the record's to change. */
function withRecord(before: User, record: JsonRecord): User | null {
  const user = readUser({ ...record, id: before.id });
  return user && { ...user, isAdmin: before.isAdmin, record };
}
