import type { Backend, MockServer } from '../backend';
import { parseEmail } from '../account';
import { DEMO_ACCOUNTS } from '../seed/user';
import { done, errorResponse, isFilled, ok, parseBody } from '../http';
import { isValidPassword } from '../passwords';

/** The only security code that is accepted. */
export const SECURITY_CODE = '123456';
const MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')!;

/**
 * Password recovery. No message is sent: the code is constant and never used up, any token but `expired` is valid, and a new
 * password, which ends the person's sessions, is set for the account of the last reset request, also after a reload, since a link opens a new page. Without a request it
 * is set for the demo's member; a request for an address without an account changes nothing.
 */
export function recoveryRoutes(server: MockServer, { accounts, state, passwords, sessions }: Backend) {
  const userIdAt = (address: string) => accounts.findByEmail(address)?.id ?? null;

  server.post('/api/users/forgot-password', (_, request) => {
    const address = parseEmail(parseBody(request)['email']);
    if (address === null) return errorResponse(request, 422, 'emailInvalid', { field: 'email' });

    state.update({ resetRequest: { userId: userIdAt(address) } });
    return done(request, 'linkSent');
  });

  server.post('/verifySecurityCode', (_, request) => {
    if (parseBody(request)['code'] !== SECURITY_CODE)
      return errorResponse(request, 422, 'codeWrong', { field: 'code' });
    return ok({ token: `code-${SECURITY_CODE}` });
  });

  server.post('/api/users/set-new-password', (_, request) => {
    const { newPassword, token } = parseBody(request);
    if (!isFilled(token) || token === 'expired') return errorResponse(request, 422, 'resetLinkExpired');
    if (!isValidPassword(newPassword))
      return errorResponse(request, 422, 'newPasswordInvalid', { field: 'newPassword' });

    const { userId } = state.read().resetRequest ?? { userId: userIdAt(MEMBER.email) };
    if (userId === null || !accounts.find(userId)) return errorResponse(request, 422, 'resetLinkUnknown');

    passwords.set(userId, newPassword);
    sessions.endOthers(userId);
    return done(request, 'newPasswordSet');
  });
}
