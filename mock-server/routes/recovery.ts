import type { Backend } from '../backend';
import { parseEmail } from '../email';
import { DEMO_ACCOUNTS } from '../factories/user';
import { errorResponse, isFilled, ok, parseBody } from '../http';
import type { MockSchema, MockServer } from '../models';
import { isValidPassword } from '../passwords';

/** The only security code that is accepted. */
export const SECURITY_CODE = '123456';
const MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')!;

/**
 * Password recovery. No message is sent: the code is constant, any token but `expired` is valid, and a new password is
 * set for the account of the last reset request, also after a reload, since a link opens a new page. Without a request it
 * is set for the demo's member; a request for an address without an account changes nothing.
 */
export function recoveryRoutes(server: MockServer, { state, passwords }: Backend) {
  const userIdAt = (schema: MockSchema, address: string) =>
    schema.all('user').models.find((each) => each.email.name === address)?.id ?? null;

  server.post('/api/users/forgot-password', (schema, request) => {
    const address = parseEmail(parseBody(request)['email']);
    if (address === null) return errorResponse(422, 'Email không hợp lệ.');

    state.update({ resetRequest: { userId: userIdAt(schema, address) } });
    return ok({ message: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.' });
  });

  server.post('/verifySecurityCode', (_, request) => {
    if (parseBody(request)['code'] !== SECURITY_CODE) return errorResponse(422, 'Mã xác thực không đúng.');
    return ok({ token: `code-${SECURITY_CODE}` });
  });

  server.post('/api/users/set-new-password', (schema, request) => {
    const { newPassword, token } = parseBody(request);
    if (!isFilled(token) || token === 'expired')
      return errorResponse(422, 'Liên kết đặt lại mật khẩu đã hết hạn.');
    if (!isValidPassword(newPassword)) return errorResponse(422, 'Mật khẩu mới chưa đúng quy định.');

    const { userId } = state.resetRequest ?? { userId: userIdAt(schema, MEMBER.email) };
    if (userId === null || !schema.find('user', userId))
      return errorResponse(422, 'Liên kết này không thuộc về tài khoản nào.');

    passwords.set(userId, newPassword);
    return ok({ message: 'Đã đặt mật khẩu mới.' });
  });
}
