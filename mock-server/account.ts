import { isRecord } from './http';

/** A user who can sign in, in the spelling of the server. */
export type Account = {
  firstName: string;
  lastName: string;
  imgUrl: string;
  userName: string;
  email: { name: string; verified: boolean };
  phone: { number: string; verified: boolean };
  sex: string;
  birthday: string;
  lang: string;
  country: string;
  city: string;
  address1: string;
  zipcode: string;
  website: string;
  socials: { twitter: string; facebook: string; linkedin: string };
  isAdmin: boolean;
  membership: string;
  refCode: string;
  brokerInfo?: string;
  consultSymbols?: string[];
};

/** What is known of a person who has just signed up, their name and address apart. */
export const newAccount: Account = {
  firstName: '',
  lastName: '',
  imgUrl: '',
  userName: '',
  email: { name: '', verified: false },
  phone: { number: '', verified: false },
  sex: '',
  birthday: '',
  lang: 'vi',
  country: '',
  city: '',
  address1: '',
  zipcode: '',
  website: '',
  socials: { twitter: '', facebook: '', linkedin: '' },
  isAdmin: false,
  membership: 'Tiêu chuẩn',
  refCode: '',
};

/** Whether a stored value has every field of an account. */
export function isAccount(value: unknown): value is Account {
  if (!isRecord(value) || !hasFieldsOf(newAccount, value)) return false;
  const { brokerInfo = '', consultSymbols = [] } = value;
  return typeof brokerInfo === 'string' && isTexts(consultSymbols);
}

function hasFieldsOf(sample: unknown, value: unknown): boolean {
  if (!isRecord(sample)) return typeof value === typeof sample;
  return isRecord(value) && Object.entries(sample).every(([name, each]) => hasFieldsOf(each, value[name]));
}

/** Whether a value is a list of texts. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The rule of the page, which is that of HTML's e-mail field; a test holds both to the same addresses. */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Normalizes an e-mail address as accounts are found by it; null for a malformed one. */
export function parseEmail(text: unknown): string | null {
  const address = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return ADDRESS.test(address) ? address : null;
}
