import { done, fieldsOf, refuse, type Calls } from './calls';
import type { Accounts } from './accounts';
import type { Post } from './post';

/** Opening an account, and confirming its address by the link of a message. */
export function registerCalls(accounts: Accounts, post: Post): Calls {
  return {
    'POST api/users/register': (request) => {
      const { firstName, lastName, email, password, confirmPassword, termOfUse } = fieldsOf(request);
      const isWhole = [firstName, lastName, email, password].every(isText);
      if (!isWhole || password !== confirmPassword || termOfUse !== true)
        return refuse(422, 'Thông tin đăng ký chưa đủ.');
      const address = String(email);
      if (accounts.has(address)) return refuse(422, 'Email này đã có tài khoản.');

      accounts.set(address, {
        email: address,
        password: String(password),
        user: {
          id: `u-${100 + accounts.size}`,
          first_name: firstName,
          last_name: lastName,
          email: { name: address, verified: false },
          isAdmin: false,
        },
        lists: [],
        plans: [],
      });
      post.send('address', address);
      return done;
    },

    'POST api/users/confirm-email': (request) => {
      const address = post.redeem('address', fieldsOf(request)['token']);
      const account = accounts.get(address ?? '');
      if (!account) return refuse(422, 'Liên kết xác nhận đã hết hạn.');
      account.user = { ...account.user, email: { name: address, verified: true } };
      return done;
    },
  };
}

function isText(value: unknown) {
  return typeof value === 'string' && value !== '';
}
