import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { planEditorMachine } from '../../../../machines/plan-editor.machine';
import { holdDraft, takeDraft } from '../../../lib/drafts';
import { asList, asRecord, asText } from '../../../lib/json';
import type { PlanRow, PlansValues } from './plan-rows';

const USER = 'plans of';
const plansOf = (userId: string) => `plans of ${userId}`;

/** Chooses the user whose plans were edited and not saved when the session ended. */
export function useDraftUser(
  users: readonly { readonly id: string }[],
  editor: ActorRefFrom<typeof planEditorMachine>,
): void {
  const restore = useEffectEvent(() => {
    const userId = takeDraft(USER)?.['userId'];
    const user = users.find(({ id }) => id === userId);
    if (user) editor.send({ type: 'choose', userId: user.id });
  });
  useEffect(() => restore(), []);
}

/** Keeps a user's unsaved plans for the same admin's next session; null while there are none to edit. */
export function usePlansDraft(userId: string | null, isEdited: boolean): void {
  const { values, setValues } = useFormikContext<PlansValues>();

  const read = useEffectEvent(() => values);
  const restore = useEffectEvent((user: string) => {
    const plans = rowsIn(takeDraft(plansOf(user))?.['plans']);
    if (plans) void setValues({ plans }, false);
  });

  useEffect(() => {
    if (userId !== null) restore(userId);
  }, [userId]);
  useEffect(() => {
    if (userId === null || !isEdited) return;
    const releases = [holdDraft(USER, () => ({ userId })), holdDraft(plansOf(userId), () => ({ ...read() }))];
    return () => releases.forEach((release) => release());
  }, [userId, isEdited]);
}

function rowsIn(stored: unknown): PlanRow[] | null {
  const text = (value: unknown) => asText(value) ?? '';
  const rows = asList(stored)?.map((row, key) => {
    const { planId, startDate, endDate } = asRecord(row) ?? {};
    return { key, planId: text(planId), startDate: text(startDate), endDate: text(endDate) };
  });
  return rows ?? null;
}
