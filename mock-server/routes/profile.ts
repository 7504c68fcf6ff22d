import { marketTime } from '../../src/market/clock';
import { isDay } from '../../src/market/day';
import { type Account, parseEmail } from '../account';
import { errorResponse, isRecord, ok, parseBody } from '../http';
import type { Backend, MockServer } from '../backend';
import type { MessageCode } from '../messages/vi';
import { isTicker } from '../../src/market/symbol';

const NAMES = ['firstName', 'lastName', 'userName'] as const;
const TEXTS = [...NAMES, 'country', 'city', 'address1', 'zipcode', 'brokerInfo'] as const;
const NETWORKS = ['twitter', 'facebook', 'linkedin'] as const;
const MAX_LENGTH = 200;

/** POST api/users/user-profile: changes the fields of the body and returns the user. */
export function profileRoute(server: MockServer, { market, sessions, accounts }: Backend) {
  server.post('/api/users/user-profile', (_, request) => {
    const id = sessions.userIdOf(request)!;
    const user = accounts.find(id)!;
    const changes = parseBody(request);
    const problem = problemOf(changes, marketTime(market.now()).day);
    if (problem !== null) return errorResponse(request, 422, problem.code, problem);

    const address = emailIn(changes['email']);
    const holder = accounts.findByEmail(address);
    if (holder && holder.id !== id) return errorResponse(request, 409, 'emailOfAnother', { field: 'email' });

    const { email, phone, ...rest } = changes;
    const account: Account = {
      ...user,
      ...rest,
      ...(email !== undefined && {
        email: { name: address!, verified: address === user.email.name && user.email.verified },
      }),
      ...(phone !== undefined && { phone: { number: parsePhone(phone)!, verified: false } }),
    };
    accounts.save(id, account);
    return ok({ user: { ...account, id: Number(id) } });
  });
}

type Problem = { code: MessageCode; field?: string; values?: { field: string } };

/** What is wrong with a body; null for a valid one. */
function problemOf(changes: Record<string, unknown>, today: string): Problem | null {
  if (Object.keys(changes).length === 0) return { code: 'nothingChanged' };
  for (const [field, value] of Object.entries(changes)) {
    const rule = rules[field];
    const about = { field, values: { field } };
    if (!rule) return { code: 'fieldFixed', ...about };
    if (!rule.isValid(value, today)) return { code: rule.code, ...about };
  }
  return null;
}

type Rule = { isValid: (value: unknown, today: string) => boolean; code: MessageCode };

const ruleFor = (fields: readonly string[], rule: Rule) =>
  Object.fromEntries(fields.map((field) => [field, rule]));

const rules: Readonly<Record<string, Rule>> = {
  ...ruleFor(TEXTS, { isValid: isText, code: 'fieldInvalid' }),
  email: { isValid: (value) => emailIn(value) !== null, code: 'emailInvalid' },
  phone: { isValid: (value) => parsePhone(value) !== null, code: 'phoneInvalid' },
  birthday: {
    isValid: (value, today) => value === '' || (isDay(value) && value <= today),
    code: 'birthdayInvalid',
  },
  sex: { isValid: oneOf('', 'male', 'female'), code: 'sexInvalid' },
  lang: { isValid: oneOf('', 'vi', 'en', 'de'), code: 'languageInvalid' },
  website: { isValid: isWebAddress, code: 'websiteInvalid' },
  socials: {
    isValid: (value) => isRecord(value) && NETWORKS.every((network) => isText(value[network])),
    code: 'socialsInvalid',
  },
  consultSymbols: {
    isValid: (value) => Array.isArray(value) && value.every((each) => isTicker(String(each))),
    code: 'symbolsInvalid',
  },
};

function emailIn(value: unknown): string | null {
  return parseEmail(isRecord(value) ? value['name'] : value);
}

function parsePhone(value: unknown): string | null {
  const text = isRecord(value) ? value['number'] : value;
  return isText(text) && (text === '' || /\d/.test(text)) ? text : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_LENGTH;
}

function isWebAddress(value: unknown): boolean {
  return value === '' || (isText(value) && /^https?:\/\/[^\s/]\S*$/i.test(value));
}

function oneOf(...allowed: string[]) {
  return (value: unknown) => allowed.some((each) => each === value);
}
