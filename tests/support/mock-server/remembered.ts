import { MEMBER, request, startBackend } from './backend';

export const newcomer = { email: 'ha@nhip.example', password: 'Ha mật khẩu 1' };
const registration = {
  ...newcomer,
  firstName: 'Hà',
  lastName: 'Lê',
  confirmPassword: newcomer.password,
  termOfUse: true,
};

export const open = (scenario = 'demo') => startBackend({ storage: localStorage, scenario });
export const register = (changes: object = {}) =>
  request('/api/users/register', { body: { ...registration, ...changes } });
export const login = async (account: typeof MEMBER) =>
  (await request('/api/users/login', { body: account })).status;
export const userOf = async (account: typeof MEMBER) =>
  ((await request('/api/users/login', { body: account })).body as { user: Record<string, unknown> }).user;

/** Does something in one page, and then opens another one on the same storage. */
export async function reloadAfter(act: () => Promise<unknown>, scenario?: string) {
  const page = open();
  await act();
  page.shutdown();
  return open(scenario);
}
