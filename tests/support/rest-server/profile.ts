import type { Account } from './accounts';
import { done, fieldsOf, refuse, type Calls } from './answer';

/** What somebody changes of their own account. */
export const profileCalls: Calls<[Account]> = {
  'POST api/users/user-profile': (question, account) => {
    account.user = { ...account.user, ...fieldsOf(question) };
    return done;
  },

  'POST api/users/password-change': (question, account) => {
    const { currentPassword, newPassword } = fieldsOf(question);
    if (currentPassword !== account.password) return refuse(422, 'Mật khẩu hiện tại không đúng.');
    account.password = String(newPassword);
    return done;
  },
};
