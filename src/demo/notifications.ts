import type { SavedState } from '../../mock-server/saved-state';
import type { Demo } from '../app/actors/demo';

/** Keeps each person's notification choices in the state that the demo saves; no call of the API has them. */
export function keepNotifications(state: SavedState): NonNullable<Demo['notifications']> {
  return {
    read: (userId) => state.read().notifications[userId] ?? null,
    write: (userId, choices) =>
      state.update({ notifications: { ...state.read().notifications, [userId]: choices } }),
  };
}
