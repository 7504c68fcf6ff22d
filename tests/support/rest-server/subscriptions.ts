import type { Account, Accounts } from './accounts';
import { done, fieldsOf, list, refuse, type ApiResponse, type Calls, type ApiRequest } from './calls';
import type { Subscription } from './people';

const TIERS = [
  { id: 1, name: 'Cơ bản' },
  { id: 'nâng cao/2', name: 'Nâng cao' },
  { id: 3, name: 'Chuyên sâu' },
];

/** Everybody, and their subscriptions: for admins. */
export function subscriptionCalls(accounts: Accounts): Calls {
  const ofUser =
    (respond: (account: Account, request: ApiRequest) => ApiResponse) => (request: ApiRequest) => {
      const [, , id] = request.segments;
      const account = [...accounts.values()].find(({ user }) => String(user['id']) === id);
      return account ? respond(account, request) : refuse(404, 'Không tìm thấy người dùng.');
    };

  return {
    'GET api/users': () => list([...accounts.values()].map(listed)),
    'GET api/plans': () => list(TIERS),
    'GET api/users/:id/plans': ofUser(({ plans }) => list(plans)),
    'POST api/users/:id/plans': ofUser((account, request) => {
      const { plans } = fieldsOf(request);
      if (!Array.isArray(plans) || !plans.every(isSubscription))
        return refuse(422, 'Gói hoặc ngày không hợp lệ.');
      account.plans = plans;
      return done;
    }),
  };
}

/** The list spells names in its own way, whatever the record does. */
function listed({ email, user }: Account) {
  const [first_name, last_name] = ['first', 'last'].map(
    (name) => user[`${name}_name`] ?? user[`${name}Name`],
  );
  return { id: user['id'], first_name, last_name, email };
}

function isSubscription(row: unknown): row is Subscription {
  const { id, startDate, endDate = startDate, ...others } = row as Record<string, unknown>;
  const areDays = [startDate, endDate].every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)));
  return areDays && TIERS.some((tier) => tier.id === id) && Object.keys(others).length === 0;
}
