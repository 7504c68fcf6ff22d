import { DEMO_PASSWORD } from './auth';
import type { SavedState } from './saved-state';
import { hash32 } from './simulator/simulator';

/** Verifies and sets passwords; an account without one of its own has the demo's. */
export function createPasswords(state: SavedState) {
  return {
    isCorrect(userId: string, password: unknown): boolean {
      const hashed = state.read().passwords[userId];
      if (hashed === undefined) return password === DEMO_PASSWORD;
      return typeof password === 'string' && hashed === hashPassword(password, hashed.split('.')[0]);
    },
    set(userId: string, password: string) {
      state.update({ passwords: { ...state.read().passwords, [userId]: hashPassword(password) } });
    },
  };
}

const ROUNDS = 10_000;

/** The salt and the hash of a password: enough for a demo in one browser, too weak for a server. */
function hashPassword(password: string, salt = createSalt()): string {
  let hash = 0;
  for (let round = 0; round < ROUNDS; round += 1) hash = hash32(`${salt} ${hash} ${password}`);
  return `${salt}.${hash.toString(36)}`;
}

function createSalt() {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}

/** Whether a password follows the rule: 6 to 16 letters, digits and symbols, at least one of each kind. */
export function isValidPassword(password: unknown): password is string {
  return (
    typeof password === 'string' &&
    /^[A-Za-z\d!@#$%^&*]{6,16}$/.test(password) &&
    [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/].every((kind) => kind.test(password))
  );
}
