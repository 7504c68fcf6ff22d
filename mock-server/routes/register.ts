import type { Backend } from '../backend';
import { parseEmail } from '../email';
import { errorResponse, isFilled, ok, parseBody } from '../http';
import type { MockSchema, MockServer } from '../models';

/** POST api/users/register: creates an account that can sign in, with an empty watchlist. */
export function registerRoute(server: MockServer, { passwords, state }: Backend) {
  server.post('/api/users/register', (schema, request) => {
    const body = parseBody(request);
    const address = parseEmail(body['email']);
    const problem = problemOf(body, address, schema);
    if (problem !== null) return errorResponse(422, problem);

    const user = createUser(schema, body, address!);
    passwords.set(user.id!, String(body['password']));
    const list = schema.create('watchlist', { userId: user.id!, name: 'Danh mục của tôi', symbols: [] });
    // An account of an earlier page may have saved symbols under the same number.
    state.update({ symbols: { ...state.symbols, [list.id!]: [] } });
    return ok({ message: 'Đã tạo tài khoản.' });
  });
}

/** The message for an invalid registration; null for a valid one. */
function problemOf(body: Record<string, unknown>, address: string | null, schema: MockSchema): string | null {
  const { firstName, lastName, email, password, confirmPassword, termOfUse } = body;
  if (![firstName, lastName, email, password].every(isFilled)) {
    return 'Vui lòng nhập đủ họ tên, email và mật khẩu.';
  }
  if (address === null) return 'Email không hợp lệ.';
  if (password !== confirmPassword) return 'Hai mật khẩu không khớp.';
  if (termOfUse !== true) return 'Vui lòng đồng ý với điều khoản sử dụng.';
  const isTaken = schema.all('user').models.some((each) => each.email.name === address);
  return isTaken ? 'Email này đã có tài khoản.' : null;
}

function createUser(schema: MockSchema, { firstName, lastName }: Record<string, unknown>, address: string) {
  const number = schema.all('user').length + 1;
  return schema.create('user', {
    firstName: String(firstName).trim(),
    lastName: String(lastName).trim(),
    imgUrl: '',
    userName: address.replace(/@.*/, ''),
    email: { name: address, verified: false },
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
    refCode: `NHIP${String(number).padStart(2, '0')}`,
  });
}
