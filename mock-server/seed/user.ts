import type { Account } from '../account';
import type { ById } from '../saved-state.shape';

const EMAILS = { member: 'member@nhip.example', admin: 'admin@nhip.example' } as const;

const people = [
  { firstName: 'Minh Anh', lastName: 'Nguyễn', role: 'member', sex: 'female', membership: 'Tiêu chuẩn' },
  { firstName: 'Quốc Bảo', lastName: 'Trần', role: 'admin', sex: 'male', membership: 'Quản trị' },
] as const;

/** The demo's two accounts, an investor and an admin. */
export const DEMO_ACCOUNTS = people.map(({ role }, i) => ({
  id: String(i + 1),
  role,
  email: EMAILS[role],
}));

/** The number of accounts that exist from the start. */
export const USERS = DEMO_ACCOUNTS.length;

/** The accounts that exist from the start, by their ids; `lastName` is the family name. */
export const seedAccounts: ById<Account> = Object.fromEntries(
  people.map(({ role, ...person }, i) => [
    DEMO_ACCOUNTS[i]!.id,
    {
      ...person,
      imgUrl: '',
      userName: `${role}.nhip`,
      email: { name: DEMO_ACCOUNTS[i]!.email, verified: true },
      phone: { number: `+8490000000${i + 1}`, verified: i === 0 },
      birthday: `199${i}-04-1${i}`,
      lang: 'vi',
      country: 'VN',
      city: 'Thành phố Hồ Chí Minh',
      address1: `${12 + i} Nguyễn Huệ, phường Sài Gòn`,
      zipcode: '700000',
      website: 'https://nhip.example',
      socials: { twitter: '', facebook: '', linkedin: '' },
      isAdmin: role === 'admin',
      refCode: `NHIP0${i + 1}`,
    },
  ]),
);
