import { useMutation } from '@apollo/client/react';
import { useNotify } from '../../../app/actors/notify';
import { useRetry } from '../../../app/actors/retry';
import { failureOf } from '../../../graph/failure';
import { errorText } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { assignmentsFrom, type PlanRow } from './plan-rows';
import { PlanAssignmentsDocument, ReplacePlansDocument, type UserOptionFragment } from './plans.generated';

/** Replaces all plans of a user and shows the outcome as a notice; returns what the server has saved, null when it refused. */
export function useReplacePlans() {
  const t = useT();
  const notify = useNotify('plans');
  const { wait, onRefused } = useRetry();
  const [replacePlans] = useMutation(ReplacePlansDocument);

  const replace = async (
    { id: userId, name }: Pick<UserOptionFragment, 'id' | 'name'>,
    rows: readonly PlanRow[],
  ) => {
    try {
      const { data: saved } = await replacePlans({
        variables: { userId, assignments: assignmentsFrom(rows) },
        update: (cache, { data }) => {
          if (!data) return;
          cache.writeQuery({
            query: PlanAssignmentsDocument,
            variables: { userId },
            data: { planAssignments: data.replacePlans },
          });
        },
      });
      notify({ kind: 'success', title: t('plans.saved'), description: t('plans.savedHint', { name }) });
      return saved?.replacePlans ?? null;
    } catch (error) {
      const failure = failureOf(error);
      const { serverMessage, kind } = failure;
      onRefused(failure);
      notify({ kind: 'error', title: t('notice.error'), description: serverMessage ?? errorText(kind) });
      return null;
    }
  };
  return { replace, wait };
}
