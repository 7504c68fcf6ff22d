import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import { holdDraft, takeDraft } from '../../../lib/drafts';
import { asList, asRecord, asText } from '../../../lib/json';
import type { SubscriptionRow, SubscriptionsValues } from './subscription-rows';

const USER = 'subscriptions of';
const rowsOf = (userId: string) => `subscriptions of ${userId}`;

/** Chooses the user whose subscriptions were edited and not saved when the session ended. */
export function useDraftUser(
  users: readonly { readonly id: string }[],
  editor: ActorRefFrom<typeof subscriptionEditorMachine>,
): void {
  const restore = useEffectEvent(() => {
    const userId = takeDraft(USER)?.['userId'];
    const user = users.find(({ id }) => id === userId);
    if (user) editor.send({ type: 'choose', userId: user.id });
  });
  useEffect(() => restore(), []);
}

/** Keeps a user's unsaved subscriptions for the same admin's next session; null while there are none to edit. */
export function useSubscriptionsDraft(userId: string | null, isEdited: boolean): void {
  const { values, setValues } = useFormikContext<SubscriptionsValues>();

  const read = useEffectEvent(() => values);
  const restore = useEffectEvent((user: string) => {
    const subscriptions = rowsIn(takeDraft(rowsOf(user))?.['subscriptions']);
    if (subscriptions) void setValues({ subscriptions }, false);
  });

  useEffect(() => {
    if (userId !== null) restore(userId);
  }, [userId]);
  useEffect(() => {
    if (userId === null || !isEdited) return;
    const releases = [holdDraft(USER, () => ({ userId })), holdDraft(rowsOf(userId), () => ({ ...read() }))];
    return () => releases.forEach((release) => release());
  }, [userId, isEdited]);
}

function rowsIn(stored: unknown): SubscriptionRow[] | null {
  const text = (value: unknown) => asText(value) ?? '';
  const rows = asList(stored)?.map((row, key) => {
    const { tierId, startDate, endDate } = asRecord(row) ?? {};
    return { key, tierId: text(tierId), startDate: text(startDate), endDate: text(endDate) };
  });
  return rows ?? null;
}
