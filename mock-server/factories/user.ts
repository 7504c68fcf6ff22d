import { Factory } from 'miragejs';

type Account = Record<'firstName' | 'lastName' | 'role' | 'sex' | 'membership', string>;

const accounts = [
  { firstName: 'Minh Anh', lastName: 'Nguyễn', role: 'member', sex: 'female', membership: 'Tiêu chuẩn' },
  { firstName: 'Quốc Bảo', lastName: 'Trần', role: 'admin', sex: 'male', membership: 'Quản trị' },
] as const;
/** The number of accounts that exist from the start. */
export const USERS = accounts.length;

const account = (i: number): Account => accounts[i % accounts.length]!;
const emailOf = (role: string) => `${role}@nhip.example`;

/** The accounts that can sign in. */
export const DEMO_ACCOUNTS = accounts.map(({ role }) => ({ role, email: emailOf(role) }));

/** The demo's two accounts, an investor and an admin; `lastName` is the family name. */
export const user = Factory.extend({
  firstName: (i: number) => account(i).firstName,
  lastName: (i: number) => account(i).lastName,
  imgUrl: '',
  userName: (i: number) => `${account(i).role}.nhip`,
  email: (i: number) => ({ name: emailOf(account(i).role), verified: true }),
  phone: (i: number) => ({ number: `+8490000000${i + 1}`, verified: i === 0 }),
  sex: (i: number) => account(i).sex,
  birthday: (i: number) => `199${i}-04-1${i}`,
  lang: 'vi',
  country: 'VN',
  city: 'Thành phố Hồ Chí Minh',
  address1: (i: number) => `${12 + i} Nguyễn Huệ, phường Sài Gòn`,
  zipcode: '700000',
  website: 'https://nhip.example',
  socials: { twitter: '', facebook: '', linkedin: '' },
  isAdmin: (i: number) => account(i).role === 'admin',
  membership: (i: number) => account(i).membership,
  refCode: (i: number) => `NHIP0${i + 1}`,
});
