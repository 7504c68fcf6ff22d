import { parseEmail } from '../account';
import type { Accounts } from '../accounts';
import type { Backend, MockServer } from '../backend';
import { done, errorResponse, isFilled, parseBody } from '../http';
import type { MessageCode } from '../messages/vi';

/** POST api/users/register: creates an account that can sign in, with an empty watchlist. */
export function registerRoute(server: MockServer, { accounts, passwords }: Backend) {
  server.post('/api/users/register', (_, request) => {
    const body = parseBody(request);
    const address = parseEmail(body['email']);
    const problem = problemOf(body, address, accounts);
    if (problem !== null) return errorResponse(request, problem.status ?? 422, problem.code, problem);

    const nameIn = (field: string) => String(body[field]).trim();
    const id = accounts.add(address!, { firstName: nameIn('firstName'), lastName: nameIn('lastName') });
    passwords.set(id, String(body['password']));
    return done(request, 'accountCreated');
  });
}

type Problem = { code: MessageCode; field?: string; status?: number };

/** What is wrong with a registration; null for a valid one. */
function problemOf(
  body: Record<string, unknown>,
  address: string | null,
  accounts: Accounts,
): Problem | null {
  const { firstName, lastName, email, password, confirmPassword, termOfUse } = body;
  if (![firstName, lastName, email, password].every(isFilled)) return { code: 'registrationIncomplete' };
  if (address === null) return { code: 'emailInvalid', field: 'email' };
  if (password !== confirmPassword) return { code: 'passwordsDiffer', field: 'confirmPassword' };
  if (termOfUse !== true) return { code: 'termsNotAccepted', field: 'termOfUse' };
  return accounts.findByEmail(address) ? { code: 'emailTaken', field: 'email', status: 409 } : null;
}
