import { snake, type Profile, type Standing } from '../profile';
import type { ProfileInput } from '../../../graph/resolvers.types';
import type { JsonRecord } from '../../../lib/json';

const texts = [
  'firstName',
  'lastName',
  'userName',
  'birthday',
  'sex',
  'lang',
  'website',
  'country',
  'city',
  'address1',
  'zipcode',
  'brokerInfo',
] as const;
const socials = ['twitter', 'facebook', 'linkedin'] as const;

/** The changed fields as the request body; null without a change. */
export function changesBetween(before: Profile & Standing, after: Profile): ProfileInput | null {
  const differs = (name: keyof Profile) => after[name] !== before[name];
  const { twitter, facebook, linkedin } = after;
  const changes: ProfileInput = {
    ...Object.fromEntries(texts.filter(differs).map((name) => [name, after[name]])),
    ...(differs('email') && { email: { value: after.email, isObject: before.isEmailAnObject } }),
    ...(differs('phone') && { phone: { value: after.phone, isObject: before.isPhoneAnObject } }),
    ...(socials.some(differs) && { socials: { twitter, facebook, linkedin } }),
    ...(differs('consultSymbols') && { consultSymbols: tickersIn(after.consultSymbols) }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Merges the accepted changes and the server's response into the record; the response wins. */
export function withChanges(
  record: JsonRecord,
  { email, phone, ...changes }: ProfileInput,
  response: JsonRecord | null,
): JsonRecord {
  const others = Object.keys(changes).flatMap((name) => (snake(name) === name ? [] : [snake(name)]));
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !others.includes(name))),
    ...changes,
    ...(email && { email: email.isObject ? { name: email.value, verified: false } : email.value }),
    ...(phone && { phone: phone.isObject ? { number: phone.value, verified: false } : phone.value }),
    ...response,
  };
}

/** The tickers of a text, separated by blanks, commas or semicolons. */
export function tickersIn(text: string): string[] {
  const words = text.toUpperCase().split(/[\s,;]+/);
  return [...new Set(words.filter((word) => word !== ''))];
}
