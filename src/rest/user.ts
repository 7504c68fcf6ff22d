import type { User } from '../../machines/user';
import { contactOf, imageAddress } from '../lib/user-fields';
import { asRecord } from '../lib/json';
import { asLine } from '../lib/text';

/** Stands in for a signed-in person whose stored record cannot be read; views name it in their language. Never an admin. */
export const sampleUser: User = {
  id: 0,
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  imgUrl: null,
  isAdmin: false,
  membership: null,
  refCode: null,
  record: {},
};

/** A user from a server or from storage; null where it has neither an id nor an e-mail. Only `isAdmin: true` makes an admin. */
export function readUser(raw: unknown): User | null {
  const record = asRecord(raw);
  if (record === null) return null;

  const email = contactOf(record['email'], 'name').value;
  const id = asId(record['id']) ?? (email || null);
  if (id === null) return null;

  return {
    id,
    firstName: asLine(record['firstName']) ?? asLine(record['first_name']) ?? '',
    lastName: asLine(record['lastName']) ?? asLine(record['last_name']) ?? '',
    userName: asLine(record['userName']) ?? asLine(record['user_name']) ?? '',
    email,
    imgUrl: imageAddress(record['imgUrl']) ?? imageAddress(record['img_url']),
    isAdmin: record['isAdmin'] === true,
    membership: asLine(record['membership']),
    refCode: asLine(record['refCode']) ?? asLine(record['ref_code']),
    record,
  };
}

function asId(value: unknown): string | number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
