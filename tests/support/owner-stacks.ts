import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

/**
 * Has React's development build create its elements without the stack of their owner, an error for each of them: as it
 * does itself after 10,000 in a second. Its warnings stay, and name the component.
 */
export function omitOwnerStacks() {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<typeof name, Internals>)[name];
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
