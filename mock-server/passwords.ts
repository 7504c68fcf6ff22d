import { DEMO_PASSWORD } from './auth';

/** Holds the passwords for the life of the page; an account without one of its own has the demo's. */
export function createPasswords() {
  const changed = new Map<string, string>();
  return {
    isCorrect: (userId: string, password: unknown) => password === (changed.get(userId) ?? DEMO_PASSWORD),
    set: (userId: string, password: string) => void changed.set(userId, password),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Whether a password follows the rule: 6 to 16 letters, digits and symbols, at least one of each kind. */
export function isValidPassword(password: unknown): password is string {
  return (
    typeof password === 'string' &&
    /^[A-Za-z\d!@#$%^&*]{6,16}$/.test(password) &&
    [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/].every((kind) => kind.test(password))
  );
}
