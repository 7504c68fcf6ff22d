import { useQuery } from '@apollo/client/react';
import { UserSubscriptionsDocument } from './subscriptions.generated';

/** The user's subscriptions from the server; null while loading. */
export function useSubscriptions(userId: string | null) {
  // Never from the cache: saving replaces all subscriptions, so editing must start from the complete list.
  const { data, error, loading, refetch } = useQuery(UserSubscriptionsDocument, {
    variables: { userId: userId ?? '' },
    skip: userId === null,
    fetchPolicy: 'network-only',
  });

  return {
    subscriptions: (userId !== null && data?.userSubscriptions) || null,
    isLoading: loading,
    error: loading ? undefined : error,
    retry: () => void refetch(),
  };
}
