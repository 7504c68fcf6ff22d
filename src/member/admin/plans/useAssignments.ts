import { useQuery } from '@apollo/client/react';
import { PlanAssignmentsDocument } from './plans.generated';

/** The user's assignments from the server; null while loading. */
export function useAssignments(userId: string | null) {
  // Never from the cache: saving replaces all assignments, so editing must start from the complete list.
  const { data, error, loading, refetch } = useQuery(PlanAssignmentsDocument, {
    variables: { userId: userId ?? '' },
    skip: userId === null,
    fetchPolicy: 'network-only',
  });

  return {
    assignments: (userId !== null && data?.planAssignments) || null,
    isLoading: loading,
    error: loading ? undefined : error,
    retry: () => void refetch(),
  };
}
