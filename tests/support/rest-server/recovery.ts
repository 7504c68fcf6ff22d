import { done, fieldsOf, ok, refuse, type Calls } from './answer';
import type { Accounts } from './accounts';
import type { Post } from './post';

/** Getting back in without the password, by the link of a message or by its code. */
export function recoveryCalls(accounts: Accounts, post: Post): Calls {
  return {
    'POST api/users/forgot-password': (question) => {
      const account = accounts.get(String(fieldsOf(question)['email']));
      // Whether somebody has an account is nobody's business.
      if (account) post.send('password', account.email);
      return done;
    },

    'POST verifySecurityCode': (question) => {
      const token = post.tokenOf(fieldsOf(question)['code']);
      return token === null ? refuse(422, 'Mã xác thực không đúng.') : ok({ token });
    },

    'POST api/users/set-new-password': (question) => {
      const { newPassword, token } = fieldsOf(question);
      const account = accounts.get(post.redeem('password', token) ?? '');
      if (!account) return refuse(422, 'Liên kết đặt lại mật khẩu đã hết hạn.');
      account.password = String(newPassword);
      return done;
    },
  };
}
