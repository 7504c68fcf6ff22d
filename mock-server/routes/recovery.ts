import { bodyOf, isText, ok, refuse } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { isGoodPassword } from '../passwords';
import { addressIn } from './register';

const CODE = '123456';

/**
 * Getting back in without the password. No message is ever sent: the code is always the same, any token is good but
 * `expired`, and the new password is for the account that a link was asked for last.
 */
export function recoveryRoutes(server: MockServer, { passwords }: Backend) {
  let asked: string | null = null;

  server.post('/api/users/forgot-password', (_, request) => {
    const address = addressIn(bodyOf(request)['email']);
    if (address === null) return refuse(422, 'Email không hợp lệ.');

    asked = address;
    return ok({ message: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.' });
  });

  server.post('/verifySecurityCode', (_, request) => {
    if (bodyOf(request)['code'] !== CODE) return refuse(422, 'Mã xác thực không đúng.');
    return ok({ token: `code-${CODE}` });
  });

  server.post('/api/users/set-new-password', (schema, request) => {
    const { newPassword, token } = bodyOf(request);
    if (!isText(token) || token === 'expired') return refuse(422, 'Liên kết đặt lại mật khẩu đã hết hạn.');
    if (!isGoodPassword(newPassword)) return refuse(422, 'Mật khẩu mới chưa đúng quy định.');

    const user = schema.all('user').models.find((each) => each.email.name === asked);
    if (user?.id) passwords.set(user.id, newPassword);
    return ok({ message: 'Đã đặt mật khẩu mới.' });
  });
}
