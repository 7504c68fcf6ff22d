import { useMutation } from '@apollo/client/react';
import { useNotify } from '../../../app/actors/useNotify';
import { useRetry } from '../../../app/actors/retry';
import { failureOf } from '../../../graph/failure';
import { errorText } from '../../../i18n/i18n';
import type { ListedUser } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { subscriptionsFrom, type SubscriptionRow } from './subscription-rows';
import {
  UserSubscriptionsDocument,
  ReplaceSubscriptionsDocument,
  UsersDocument,
} from './subscriptions.generated';

/** Replaces all subscriptions of a user and shows the outcome as a notice; returns what the server has saved, null when it refused. */
export function useReplaceSubscriptions() {
  const t = useT();
  const notify = useNotify('subscriptions');
  const { wait, onRefused } = useRetry();
  const [replaceSubscriptions] = useMutation(ReplaceSubscriptionsDocument);

  const replace = async (
    { id: userId, name }: Pick<ListedUser, 'id' | 'name'>,
    rows: readonly SubscriptionRow[],
  ) => {
    try {
      const { data: saved } = await replaceSubscriptions({
        variables: { userId, subscriptions: subscriptionsFrom(rows) },
        // What they have now; a request for a renewal may be done.
        refetchQueries: [UsersDocument],
        update: (cache, { data }) => {
          if (!data) return;
          cache.writeQuery({
            query: UserSubscriptionsDocument,
            variables: { userId },
            data: { userSubscriptions: data.replaceSubscriptions },
          });
        },
      });
      notify({
        kind: 'success',
        title: t('subscriptions.saved'),
        description: t('subscriptions.savedHint', { name }),
      });
      return saved?.replaceSubscriptions ?? null;
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
