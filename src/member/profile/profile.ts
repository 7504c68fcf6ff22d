import { contactOf } from '../../lib/user-fields';
import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';

/** What a person's record says of them, as texts that a form can hold; '' for what it does not say. */
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
  /** Tickers, with commas between them. */
  readonly consultSymbols: string;
};

/** What of the record is not the person's to change, and how the server spells the rest. */
export type Standing = {
  readonly refCode: string;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailAnObject: boolean;
  readonly isPhoneAnObject: boolean;
};

/** A record taken apart; a field that cannot be read is empty. Either spelling of a name is read. */
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

/** The other spelling of a field's name: first_name. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
