import { marketTime } from '../../src/market/clock';
import { isDay } from '../../src/market/day';
import { isTicker } from '../../src/market/symbol';
import { bodyOf, ok, refuse } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

const TEXTS = ['userName', 'country', 'city', 'address1', 'zipcode', 'brokerInfo'] as const;
const NAMES = ['firstName', 'lastName'] as const;
const NETWORKS = ['twitter', 'facebook', 'linkedin'] as const;
const LONGEST = 200;

/** POST api/users/user-profile: changes the fields of its body and answers the changed user; lasts as long as the page. */
export function profileRoute(server: MockServer, { market, sessions }: Backend) {
  server.post('/api/users/user-profile', (schema, request) => {
    const id = sessions.userIdOf(request)!;
    const user = schema.find('user', id)!;
    const changes = bodyOf(request);
    const problem = problemIn(changes, marketTime(market.now()).day);
    if (problem !== null) return refuse(422, problem);

    const address = addressIn(changes['email']);
    const isTaken = schema
      .all('user')
      .models.some((other) => other.id !== id && other.email.name === address);
    if (isTaken) return refuse(409, 'Email này đã thuộc về một tài khoản khác.');

    const { email, phone, ...rest } = changes;
    user.update({
      ...rest,
      ...(email !== undefined && { email: { name: address!, verified: address === user.email.name } }),
      ...(phone !== undefined && { phone: { number: numberIn(phone)!, verified: false } }),
    });
    return ok({ user: { ...user.attrs, id: Number(user.id) } });
  });
}

/** What is wrong with a body, in words for the person; null where nothing is. */
function problemIn(changes: Record<string, unknown>, today: string): string | null {
  if (Object.keys(changes).length === 0) return 'Không có thay đổi nào.';
  for (const [field, value] of Object.entries(changes)) {
    const rule = rules[field];
    if (!rule) return `Không thể thay đổi trường ${field}.`;
    if (!rule.isGood(value, today)) return rule.message;
  }
  return null;
}

type Rule = { isGood: (value: unknown, today: string) => boolean; message: string };

const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    TEXTS.map((field) => [field, { isGood: isText, message: `Trường ${field} không hợp lệ.` }]),
  ),
  ...Object.fromEntries(
    NAMES.map((field) => [field, { isGood: isName, message: 'Vui lòng nhập họ và tên.' }]),
  ),
  email: { isGood: (value) => addressIn(value) !== null, message: 'Email không hợp lệ.' },
  phone: { isGood: (value) => numberIn(value) !== null, message: 'Số điện thoại không hợp lệ.' },
  birthday: {
    isGood: (value, today) => value === '' || (isDay(value) && value <= today),
    message: 'Ngày sinh không hợp lệ.',
  },
  sex: { isGood: oneOf('', 'male', 'female'), message: 'Giới tính không hợp lệ.' },
  lang: { isGood: oneOf('', 'vi', 'en', 'de'), message: 'Ngôn ngữ không hợp lệ.' },
  website: { isGood: isAddress, message: 'Trang web không hợp lệ.' },
  socials: {
    isGood: (value) => isTable(value) && NETWORKS.every((network) => isAddress(value[network])),
    message: 'Liên kết mạng xã hội không hợp lệ.',
  },
  consultSymbols: {
    isGood: (value) => Array.isArray(value) && value.every((each) => isTicker(String(each))),
    message: 'Mã chứng khoán không hợp lệ.',
  },
};

function addressIn(value: unknown): string | null {
  const text = isTable(value) ? value['name'] : value;
  return typeof text === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text.toLowerCase() : null;
}

function numberIn(value: unknown): string | null {
  const text = isTable(value) ? value['number'] : value;
  return typeof text === 'string' && /^(\+?[\d .()-]{6,20})?$/.test(text) ? text : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}

function isName(value: unknown): boolean {
  return isText(value) && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return value === '' || (isText(value) && /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(value));
}

function oneOf(...allowed: string[]) {
  return (value: unknown) => allowed.some((each) => each === value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
