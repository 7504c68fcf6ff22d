import { bodyOf, isText, ok, refuse } from '../http';
import type { Backend } from '../backend';
import { DEMO_ACCOUNTS } from '../factories/user';
import type { MockSchema, MockServer } from '../models';
import { isGoodPassword } from '../passwords';
import { addressIn } from './register';

/** The one code that is right. */
export const SECURITY_CODE = '123456';
const MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')!;

/**
 * Getting back in without the password. No message is ever sent: the code is always the same, any token is good but
 * `expired`, and the new password is for the account that a link was asked for last, also before a reload, which a link
 * always is. Where none was asked for, a link stands for the demo's member: it was asked for in another browser, and
 * members are who forgets. Where one was asked for an address without an account, nothing is changed nor said to be.
 */
export function recoveryRoutes(server: MockServer, { memory, passwords }: Backend) {
  const userAt = (schema: MockSchema, address: string) =>
    schema.all('user').models.find((each) => each.email.name === address)?.id ?? null;

  server.post('/api/users/forgot-password', (schema, request) => {
    const address = addressIn(bodyOf(request)['email']);
    if (address === null) return refuse(422, 'Email không hợp lệ.');

    memory.update({ asked: { userId: userAt(schema, address) } });
    return ok({ message: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.' });
  });

  server.post('/verifySecurityCode', (_, request) => {
    if (bodyOf(request)['code'] !== SECURITY_CODE) return refuse(422, 'Mã xác thực không đúng.');
    return ok({ token: `code-${SECURITY_CODE}` });
  });

  server.post('/api/users/set-new-password', (schema, request) => {
    const { newPassword, token } = bodyOf(request);
    if (!isText(token) || token === 'expired') return refuse(422, 'Liên kết đặt lại mật khẩu đã hết hạn.');
    if (!isGoodPassword(newPassword)) return refuse(422, 'Mật khẩu mới chưa đúng quy định.');

    const { userId } = memory.asked ?? { userId: userAt(schema, MEMBER.email) };
    if (userId === null || !schema.find('user', userId))
      return refuse(422, 'Liên kết này không thuộc về tài khoản nào.');

    passwords.set(userId, newPassword);
    return ok({ message: 'Đã đặt mật khẩu mới.' });
  });
}
