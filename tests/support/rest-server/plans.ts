import type { Account, Accounts } from './accounts';
import { done, fieldsOf, list, refuse, type Answer, type Calls, type Question } from './answer';
import type { Assignment } from './people';

const PLANS = [
  { id: 1, name: 'Cơ bản' },
  { id: 'nâng cao/2', name: 'Nâng cao' },
  { id: 3, name: 'Chuyên sâu' },
];

/** Everybody, and their plans: for admins. */
export function planCalls(accounts: Accounts): Calls {
  const ofUser = (answer: (account: Account, question: Question) => Answer) => (question: Question) => {
    const [, , id] = question.segments;
    const account = [...accounts.values()].find(({ user }) => String(user['id']) === id);
    return account ? answer(account, question) : refuse(404, 'Không tìm thấy người dùng.');
  };

  return {
    'GET api/users': () => list([...accounts.values()].map(listed)),
    'GET api/plans': () => list(PLANS),
    'GET api/users/:id/plans': ofUser(({ plans }) => list(plans)),
    'POST api/users/:id/plans': ofUser((account, question) => {
      const { plans } = fieldsOf(question);
      if (!Array.isArray(plans) || !plans.every(isAssignment))
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

function isAssignment(row: unknown): row is Assignment {
  const { id, startDate, endDate = startDate, ...others } = row as Record<string, unknown>;
  const areDays = [startDate, endDate].every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)));
  return areDays && PLANS.some((plan) => plan.id === id) && Object.keys(others).length === 0;
}
