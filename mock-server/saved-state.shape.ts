import { isAccount, isTexts, type Account } from './account';
import { isRecord } from './http';
import { isRenewal, parseSubscription, type Renewal, type Subscription } from './subscription';

/** Values by the id of what they belong to. */
export type ById<T> = Readonly<Record<string, T>>;

/** The user of the last reset link; null for an address without an account. */
type ResetRequest = { readonly userId: string | null };

/** The sessions of a user up to a number, but for one, which have ended. */
type EndedSessions = { readonly begun: number; readonly kept: string | null };

/** What the mock server has saved; all scenarios share everything but the lists. Neither tokens nor passwords are in it. */
export type State = {
  readonly version: typeof VERSION;
  /** How many sessions have begun. */
  readonly begun: number;
  /** The sessions that ended. */
  readonly ended: readonly string[];
  /** Of users whose password was changed: how many sessions had begun then, and the one that was kept. */
  readonly endedBefore?: ById<EndedSessions>;
  /** The accounts that signed up or changed their profile. */
  readonly accounts: ById<Account>;
  /** Salted hashes of the passwords that were set. */
  readonly passwords: ById<string>;
  /** The subscriptions of the users whose subscriptions were replaced. */
  readonly plans: ById<readonly Subscription[]>;
  /** The newest renewal that each user requested. */
  readonly renewals?: ById<Renewal>;
  /** The notification choices of each user. */
  readonly notifications: ById<readonly string[]>;
  /** The symbols of the edited watchlists of each scenario. */
  readonly lists: ById<ById<readonly string[]>>;
  readonly resetRequest?: ResetRequest;
  /** The desks that users have changed. */
  readonly desks?: ById<SavedDesk>;
};

/** A document of a user; the server stores its rows as they come. */
export type SavedDesk = Readonly<Record<string, unknown>> & { readonly version: number };

/** Changes with the shape of the state: what another version has stored counts as nothing. */
const VERSION = 2;

export const INITIAL: State = {
  version: VERSION,
  begun: 0,
  ended: [],
  accounts: {},
  passwords: {},
  plans: {},
  notifications: {},
  lists: {},
};

/** Parses a stored state; null for one that is damaged or of another version. */
export function parseState(text: string): State | null {
  try {
    const saved: unknown = JSON.parse(text);
    return isState(saved) ? saved : null;
  } catch {
    return null;
  }
}

function isState(saved: unknown): saved is State {
  return (
    isRecord(saved) &&
    saved['version'] === VERSION &&
    Number.isSafeInteger(saved['begun']) &&
    isTexts(saved['ended']) &&
    (saved['endedBefore'] === undefined || isById(saved['endedBefore'], areEndedSessions)) &&
    isById(saved['accounts'], isAccount) &&
    Object.keys(saved['accounts'] as object).every(isId) &&
    isById(saved['passwords'], (each) => typeof each === 'string') &&
    isById(saved['plans'], areSubscriptions) &&
    (saved['renewals'] === undefined || isById(saved['renewals'], isRenewal)) &&
    isById(saved['notifications'], isTexts) &&
    isById(saved['lists'], (lists) => isById(lists, isTexts)) &&
    (saved['resetRequest'] === undefined || isResetRequest(saved['resetRequest'])) &&
    (saved['desks'] === undefined || isById(saved['desks'], isDesk))
  );
}

const DESK_LISTS = ['trades', 'alerts', 'notes', 'lines'];

/** Whether a value has the shape of a desk. */
export function isDesk(value: unknown): value is SavedDesk {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['version']) &&
    DESK_LISTS.every((list) => Array.isArray(value[list]) && value[list].every(isRecord))
  );
}

function isById(value: unknown, isValid: (each: unknown) => boolean) {
  return isRecord(value) && Object.values(value).every(isValid);
}

/** Whether a text is the id of a user, the next of which is counted from the highest. */
function isId(text: string) {
  return /^[1-9]\d{0,8}$/.test(text);
}

function areSubscriptions(value: unknown) {
  return Array.isArray(value) && value.every((row) => parseSubscription(row) !== null);
}

function areEndedSessions(value: unknown) {
  const { begun, kept } = isRecord(value) ? value : {};
  return Number.isSafeInteger(begun) && (kept === null || typeof kept === 'string');
}

function isResetRequest(value: unknown) {
  return isRecord(value) && (value['userId'] === null || typeof value['userId'] === 'string');
}
