import { named } from '../../../i18n/i18n';
import { readUser } from '../../../rest/user';

/** The person in whose session the panels are shown; no server has this id, by which a browser keeps desks. */
export const member = readUser({
  id: 'sample',
  firstName: 'An',
  lastName: 'Nguyễn',
  userName: 'an.nguyen',
  refCode: 'NHIP-AN26',
  email: { name: 'an.nguyen@nhip.example', verified: true },
})!;

/** Rows of `api/bots`. */
export const bots = [
  { bot: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}', stopWord: 'DUNG' },
];

/** The id of the user whose subscriptions are shown. */
export const userId = 101;

/** Rows of `api/users`. */
export const users = [
  { id: userId, first_name: 'Bình', last_name: 'Trần', email: 'binh.tran@nhip.example' },
  { id: 102, first_name: 'Chi', last_name: 'Lê', email: 'chi.le@nhip.example' },
];

/** Without a name, without an e-mail. */
export const partialUsers = [
  { id: userId, email: 'binh.tran@nhip.example' },
  { id: 102, first_name: 'Chi', last_name: 'Lê' },
];

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
