import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { ListedUser } from '../../../graph/values';
import { holdDraft, takeDraft } from '../../../lib/drafts';
import { asList, asRecord, asText } from '../../../lib/json';
import type { SubscriptionRow, SubscriptionsValues } from './subscription-rows';

const USER = 'subscriptions of';
const rowsOf = (userId: string) => `subscriptions of ${userId}`;

type Restoring = {
  /** Whether users are listed that are the first of more. */
  isPart: boolean;
  onRestore: (user: ListedUser) => void;
};

/** Chooses the user whose subscriptions were edited and not saved when the session ended. */
export function useDraftUser(users: readonly ListedUser[], { isPart, onRestore }: Restoring): void {
  const restore = useEffectEvent(() => {
    const draft = takeDraft(USER);
    const listed = users.find(({ id }) => id === draft?.['userId']);
    const user = listed ?? (isPart ? userIn(draft) : null);
    if (user) onRestore(user);
  });
  useEffect(() => restore(), []);
}

/** Keeps a user's unsaved subscriptions for the same admin's next session; null while there are none to edit. */
export function useSubscriptionsDraft(
  userId: string | null,
  user: ListedUser | undefined,
  isEdited: boolean,
): void {
  const { values, setValues } = useFormikContext<SubscriptionsValues>();

  const read = useEffectEvent(() => values);
  const readUser = useEffectEvent(() => ({ userId, name: user?.name ?? '', email: user?.email ?? null }));
  const restore = useEffectEvent((user: string) => {
    const subscriptions = rowsIn(takeDraft(rowsOf(user))?.['subscriptions']);
    if (subscriptions) void setValues({ subscriptions }, false);
  });

  useEffect(() => {
    if (userId !== null) restore(userId);
  }, [userId]);
  useEffect(() => {
    if (userId === null || !isEdited) return;
    const releases = [holdDraft(USER, () => readUser()), holdDraft(rowsOf(userId), () => ({ ...read() }))];
    return () => releases.forEach((release) => release());
  }, [userId, isEdited]);
}

/** A user as far as a draft has them, for a list that may lack them. */
function userIn(draft: ReturnType<typeof takeDraft>): ListedUser | null {
  const [id, name] = [asText(draft?.['userId']), asText(draft?.['name'])];
  if (id === null || !name) return null;
  const unknown = { firstName: '', lastName: '', userName: '', subscription: null };
  return { id, name, email: asText(draft?.['email']), ...unknown };
}

function rowsIn(stored: unknown): SubscriptionRow[] | null {
  const text = (value: unknown) => asText(value) ?? '';
  const rows = asList(stored)?.map((row, key) => {
    const { tierId, startDate, endDate } = asRecord(row) ?? {};
    return { key, tierId: text(tierId), startDate: text(startDate), endDate: text(endDate) };
  });
  return rows ?? null;
}
