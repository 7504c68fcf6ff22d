import { marketTime } from '../../src/market/clock';
import { isDay } from '../../src/market/day';
import { parseBody, ok, errorResponse } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { isTicker } from '../../src/market/symbol';

const NAMES = ['firstName', 'lastName', 'userName'] as const;
const TEXTS = [...NAMES, 'country', 'city', 'address1', 'zipcode', 'brokerInfo'] as const;
const NETWORKS = ['twitter', 'facebook', 'linkedin'] as const;
const MAX_LENGTH = 200;

/** POST api/users/user-profile: changes the fields of the body and returns the user; lasts as long as the page. */
export function profileRoute(server: MockServer, { market, sessions }: Backend) {
  server.post('/api/users/user-profile', (schema, request) => {
    const id = sessions.userIdOf(request)!;
    const user = schema.find('user', id)!;
    const changes = parseBody(request);
    const problem = problemOf(changes, marketTime(market.now()).day);
    if (problem !== null) return errorResponse(422, problem);

    const address = emailIn(changes['email']);
    const isTaken = schema
      .all('user')
      .models.some((other) => other.id !== id && other.email.name === address);
    if (isTaken) return errorResponse(409, 'Email này đã thuộc về một tài khoản khác.');

    const { email, phone, ...rest } = changes;
    user.update({
      ...rest,
      ...(email !== undefined && { email: { name: address!, verified: address === user.email.name } }),
      ...(phone !== undefined && { phone: { number: parsePhone(phone)!, verified: false } }),
    });
    return ok({ user: { ...user.attrs, id: Number(user.id) } });
  });
}

/** The message for an invalid body; null for a valid one. */
function problemOf(changes: Record<string, unknown>, today: string): string | null {
  if (Object.keys(changes).length === 0) return 'Không có thay đổi nào.';
  for (const [field, value] of Object.entries(changes)) {
    const rule = rules[field];
    if (!rule) return `Không thể thay đổi trường ${field}.`;
    if (!rule.isValid(value, today)) return rule.message;
  }
  return null;
}

type Rule = { isValid: (value: unknown, today: string) => boolean; message: string };

const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    TEXTS.map((field) => [field, { isValid: isText, message: `Trường ${field} không hợp lệ.` }]),
  ),
  email: { isValid: (value) => emailIn(value) !== null, message: 'Email không hợp lệ.' },
  phone: { isValid: (value) => parsePhone(value) !== null, message: 'Số điện thoại không hợp lệ.' },
  birthday: {
    isValid: (value, today) => value === '' || (isDay(value) && value <= today),
    message: 'Ngày sinh không hợp lệ.',
  },
  sex: { isValid: oneOf('', 'male', 'female'), message: 'Giới tính không hợp lệ.' },
  lang: { isValid: oneOf('', 'vi', 'en', 'de'), message: 'Ngôn ngữ không hợp lệ.' },
  website: { isValid: isWebAddress, message: 'Trang web không hợp lệ.' },
  socials: {
    isValid: (value) => isRecord(value) && NETWORKS.every((network) => isText(value[network])),
    message: 'Liên kết mạng xã hội không hợp lệ.',
  },
  consultSymbols: {
    isValid: (value) => Array.isArray(value) && value.every((each) => isTicker(String(each))),
    message: 'Mã chứng khoán không hợp lệ.',
  },
};

function emailIn(value: unknown): string | null {
  const text = isRecord(value) ? value['name'] : value;
  return typeof text === 'string' && /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : null;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
