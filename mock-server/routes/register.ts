import { newAccount, type Account, parseEmail } from '../account';
import type { Backend } from '../backend';
import { done, errorResponse, isFilled, parseBody } from '../http';
import type { MessageCode } from '../messages/vi';
import type { MockSchema, MockServer } from '../models';

/** POST api/users/register: creates an account that can sign in, with an empty watchlist. */
export function registerRoute(server: MockServer, { passwords, state }: Backend) {
  server.post('/api/users/register', (schema, request) => {
    const body = parseBody(request);
    const address = parseEmail(body['email']);
    const problem = problemOf(body, address, schema);
    if (problem !== null) return errorResponse(request, problem.status ?? 422, problem.code, problem);

    const id = nextId(schema);
    passwords.set(String(id), String(body['password']));
    state.update({ accounts: { ...state.read().accounts, [id]: accountOf(body, address!, id) } });
    return done(request, 'accountCreated');
  });
}

type Problem = { code: MessageCode; field?: string; status?: number };

/** What is wrong with a registration; null for a valid one. */
function problemOf(
  body: Record<string, unknown>,
  address: string | null,
  schema: MockSchema,
): Problem | null {
  const { firstName, lastName, email, password, confirmPassword, termOfUse } = body;
  if (![firstName, lastName, email, password].every(isFilled)) return { code: 'registrationIncomplete' };
  if (address === null) return { code: 'emailInvalid', field: 'email' };
  if (password !== confirmPassword) return { code: 'passwordsDiffer', field: 'confirmPassword' };
  if (termOfUse !== true) return { code: 'termsNotAccepted', field: 'termOfUse' };
  const isTaken = schema.all('user').models.some((each) => each.email.name === address);
  return isTaken ? { code: 'emailTaken', field: 'email', status: 409 } : null;
}

/** Accounts are numbered on, also past those of other pages. */
function nextId(schema: MockSchema) {
  return Math.max(...schema.all('user').models.map(({ id }) => Number(id))) + 1;
}

function accountOf({ firstName, lastName }: Record<string, unknown>, address: string, id: number): Account {
  return {
    ...newAccount,
    firstName: String(firstName).trim(),
    lastName: String(lastName).trim(),
    userName: address.replace(/@.*/, ''),
    email: { name: address, verified: false },
    refCode: `NHIP${String(id).padStart(2, '0')}`,
  };
}
