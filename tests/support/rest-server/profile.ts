import type { Account } from './accounts';
import { done, fieldsOf, refuse, type Calls } from './calls';

/** What somebody changes of their own account. */
export const profileCalls: Calls<[Account]> = {
  'POST api/users/user-profile': (request, account) => {
    account.user = { ...account.user, ...fieldsOf(request) };
    return done;
  },

  'POST api/users/password-change': (request, account) => {
    const { currentPassword, newPassword } = fieldsOf(request);
    if (currentPassword !== account.password) return refuse(422, 'Mật khẩu hiện tại không đúng.');
    account.password = String(newPassword);
    return done;
  },
};
