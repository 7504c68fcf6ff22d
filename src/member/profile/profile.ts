import { contactOf } from '../../lib/contact';
import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/one-line';

/** The profile's form values; '' for an absent field. */
export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly phone: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  readonly sex: string;
  readonly lang: string;
  readonly website: string;
  readonly twitter: string;
  readonly facebook: string;
  readonly linkedin: string;
  readonly country: string;
  readonly city: string;
  readonly address1: string;
  readonly zipcode: string;
  readonly brokerInfo: string;
  /** Comma-separated tickers. */
  readonly consultSymbols: string;
};

/** Read-only fields of the record, and whether e-mail and phone come as objects. */
export type Standing = {
  readonly refCode: string;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailAnObject: boolean;
  readonly isPhoneAnObject: boolean;
};

/** Reads a profile from a record; an unreadable field is empty. Both camelCase and snake_case names are read. */
export function readProfile(record: JsonRecord): Profile & Standing {
  const line = (name: string) => asLine(record[name]) ?? asLine(record[snake(name)]) ?? '';
  const email = contactOf(record['email'], 'name');
  const phone = contactOf(record['phone'], 'number');
  const socials = asRecord(record['socials']);
  const consulted = record['consultSymbols'] ?? record['consult_symbols'];

  return {
    firstName: line('firstName'),
    lastName: line('lastName'),
    userName: line('userName'),
    email: email.value,
    phone: phone.value,
    birthday: line('birthday').slice(0, 10),
    sex: line('sex'),
    lang: line('lang'),
    website: line('website'),
    twitter: asLine(socials?.['twitter']) ?? '',
    facebook: asLine(socials?.['facebook']) ?? '',
    linkedin: asLine(socials?.['linkedin']) ?? '',
    country: line('country'),
    city: line('city'),
    address1: line('address1'),
    zipcode: line('zipcode'),
    brokerInfo: line('brokerInfo'),
    consultSymbols: (asList(consulted) ?? [consulted]).flatMap((each) => asLine(each) ?? []).join(', '),
    refCode: line('refCode'),
    isEmailVerified: email.verified,
    isPhoneVerified: phone.verified,
    isEmailAnObject: asRecord(record['email']) !== null,
    isPhoneAnObject: asRecord(record['phone']) !== null,
  };
}

/** The snake_case spelling of a field's name. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
