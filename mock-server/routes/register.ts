import { bodyOf, isText, ok, refuse } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** POST api/users/register: the new account signs in from then on, with an empty list of its own. */
export function registerRoute(server: MockServer, { passwords, memory }: Backend) {
  server.post('/api/users/register', (schema, request) => {
    const { firstName, lastName, email, password, confirmPassword, termOfUse } = bodyOf(request);
    if (![firstName, lastName, email, password].every(isText)) {
      return refuse(422, 'Vui lòng nhập đủ họ tên, email và mật khẩu.');
    }
    const address = addressIn(email);
    if (address === null) return refuse(422, 'Email không hợp lệ.');
    if (password !== confirmPassword) return refuse(422, 'Hai mật khẩu không khớp.');
    if (termOfUse !== true) return refuse(422, 'Vui lòng đồng ý với điều khoản sử dụng.');
    if (schema.all('user').models.some((each) => each.email.name === address)) {
      return refuse(422, 'Email này đã có tài khoản.');
    }

    const number = schema.all('user').length + 1;
    const user = schema.create('user', {
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
    passwords.set(user.id!, String(password));
    const list = schema.create('watchlist', { userId: user.id!, name: 'Danh mục của tôi', symbols: [] });
    // An account of the page before may have left symbols under the same number.
    memory.update({ symbols: { ...memory.symbols, [list.id!]: [] } });
    return ok({ message: 'Đã tạo tài khoản.' });
  });
}

/** An e-mail address as accounts are found by; null for a text that is none. */
export function addressIn(text: unknown): string | null {
  const address = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : null;
}
