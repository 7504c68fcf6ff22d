import { named } from '../../../i18n/i18n';

/** The id of the user whose subscriptions are shown. */
export const userId = 101;

/** Rows of `api/plans`. */
export const tiers = [
  { id: 1, name: `${named.brand} Cơ bản` },
  { id: 2, name: `${named.brand} Nâng cao` },
];

/** Rows of `api/users/{id}/plans`. */
export const subscriptions = [
  { id: 2, startDate: '2026-01-05', endDate: '2026-06-30' },
  { id: 1, startDate: '2026-07-01' },
];

/** Of a tier that is no longer offered, and without a start. */
export const partialSubscriptions = [{ id: 9, startDate: '2025-11-20', endDate: '2026-11-19' }, { id: 2 }];

/** `api/subscription`: one that runs for months. */
export const own = { plan: `${named.brand} Nâng cao`, startDate: '2026-01-05', endDate: '2026-06-30' };

/** Without its days. */
export const partialOwn = { plan: `${named.brand} Cơ bản` };

/** In its last 30 days. */
export const endingOwn = { ...own, startDate: '2025-10-01', endDate: '2026-03-31' };

/** Ended two days ago. */
export const endedOwn = { ...endingOwn, endDate: '2026-03-10' };

/** In its last days, with the instant of the request. */
export const requestedOwn = { ...endingOwn, renewalRequested: '2026-03-11T09:12:00+07:00' };

/** Rows of `api/users`: one who requested a renewal, one whose plan is about to end, one whose plan runs. */
export const users = [
  { id: userId, first_name: 'Bình', last_name: 'Trần', email: 'binh.tran@nhip.example', subscription: own },
  {
    id: 102,
    first_name: 'Chi',
    last_name: 'Lê',
    email: 'chi.le@nhip.example',
    subscription: { ...requestedOwn, endDate: '2026-03-20' },
  },
  {
    id: 103,
    first_name: 'Dũng',
    last_name: 'Phạm',
    email: 'dung.pham@nhip.example',
    subscription: endingOwn,
  },
];

/** Without a name, without an e-mail, and a request for a plan without its end. */
export const partialUsers = [
  { id: userId, email: 'binh.tran@nhip.example' },
  {
    id: 102,
    first_name: 'Chi',
    last_name: 'Lê',
    subscription: { ...partialOwn, renewalRequested: requestedOwn.renewalRequested },
  },
];

/** Nobody has a plan that is to be renewed. */
export const usersWithoutRenewals = users.slice(0, 1);
