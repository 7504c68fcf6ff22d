import { isOwnList } from '../../../graph/list-ids';
import type { Condition } from '../../../market/screen/condition';
import { useDesk } from '../../shared/useDesk';
import type { Lists } from '../lists';

/** Whether the lists are there that conditions are about: the server's, and those of one's own, which the desk has. */
export function useConditionLists(lists: Lists, isWanted: boolean) {
  const { desk, error: deskError, retry } = useDesk({ isOnEveryPage: true });
  const areServersThere = !lists.isLoading && lists.error === undefined;
  const error = lists.error ?? (desk ? undefined : deskError);
  const isThere = (id: string) => areServersThere && (desk !== undefined || !isOwnList(id));
  return {
    isThere,
    /** Whether a condition is about a list that is not there yet. */
    isMissing: (condition: Condition) =>
      condition.kind === 'list' && !condition.values.every((id) => isThere(id)),
    error: isWanted ? error : undefined,
    onRetry() {
      if (lists.error !== undefined) lists.onRetry();
      if (!desk && deskError !== undefined) retry();
    },
  };
}
