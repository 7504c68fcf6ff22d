import { done, fieldsOf, ok, refuse, type Calls } from './calls';
import type { Accounts } from './accounts';
import type { Post } from './post';

/** Getting back in without the password, by the link of a message or by its code. */
export function recoveryCalls(accounts: Accounts, post: Post, codesCarryTokens: boolean): Calls {
  return {
    'POST api/users/forgot-password': (request) => {
      const account = accounts.get(String(fieldsOf(request)['email']));
      // Whether somebody has an account is nobody's business.
      if (account) post.send('password', account.email);
      return done;
    },

    'POST verifySecurityCode': (request) => {
      const token = post.tokenOf(fieldsOf(request)['code']);
      if (token === null) return refuse(422, 'Mã xác thực không đúng.');
      return codesCarryTokens ? ok({ token }) : done;
    },

    'POST api/users/set-new-password': (request) => {
      const { newPassword, token } = fieldsOf(request);
      const account = accounts.get(post.redeem('password', token) ?? '');
      if (!account) return refuse(422, 'Liên kết đặt lại mật khẩu đã hết hạn.');
      account.password = String(newPassword);
      return done;
    },
  };
}
