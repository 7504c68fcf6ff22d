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
