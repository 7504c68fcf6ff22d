import { useQuery } from '@apollo/client/react';
import { PlanAssignmentsDocument } from './plans.generated';

/** What a user has, as the server says it now; null while that is not known. */
export function useAssignments(userId: string | null) {
  // Never from the cache: what is saved replaces everything the user has, so it must start from everything.
  const { data, error, loading, refetch } = useQuery(PlanAssignmentsDocument, {
    variables: { userId: userId ?? '' },
    skip: userId === null,
    fetchPolicy: 'network-only',
  });

  return {
    assignments: (userId !== null && data?.planAssignments) || null,
    isLoading: loading,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch(),
  };
}
