import { DEMO_PASSWORD } from './auth';

/** Who signs in with what: the demo's password until somebody sets another one; kept for the life of the page. */
export function createPasswords() {
  const chosen = new Map<string, string>();
  return {
    isRight: (userId: string, password: unknown) => password === (chosen.get(userId) ?? DEMO_PASSWORD),
    set: (userId: string, password: string) => void chosen.set(userId, password),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Whether a password keeps the rule: 6 to 16 letters, digits and symbols, one of each kind at least. */
export function isGoodPassword(password: unknown): password is string {
  return (
    typeof password === 'string' &&
    /^[A-Za-z\d!@#$%^&*]{6,16}$/.test(password) &&
    [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/].every((kind) => kind.test(password))
  );
}
