/** The storage that persists the mock server's state over a reload of the page: `localStorage` or anything like it. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'nhip.mock';

/** The symbols of edited watchlists by id. */
type Lists = Readonly<Record<string, readonly string[]>>;

/** The user of the last reset link; null for an address without an account. */
type ResetRequest = { readonly userId: string | null };

/** Edited lists by scenario, the number of sessions that began, the sessions that ended; never a token. */
type State = {
  lists: Readonly<Record<string, Lists>>;
  begun: number;
  ended: readonly string[];
  resetRequest?: ResetRequest;
};

/** The state of one scenario: each scenario has its own lists, sessions are valid in all of them. */
export type SavedState = {
  readonly symbols: Lists;
  readonly begun: number;
  readonly ended: readonly string[];
  readonly resetRequest: ResetRequest | undefined;
  update: (changes: { symbols?: Lists } & Partial<Omit<State, 'lists'>>) => void;
};

const INITIAL: State = { lists: {}, begun: 0, ended: [] };

/**
 * Opens the state that all pages on one storage share: every read returns what is stored now. What cannot be read counts
 * as the initial state; what cannot be written lasts as long as the page.
 */
export function openSavedState(scenario: string, storage?: StateStorage): SavedState {
  let unsaved: State | null = null;
  const current = () => unsaved ?? read(storage);

  return {
    get symbols() {
      return current().lists[scenario] ?? {};
    },
    get begun() {
      return current().begun;
    },
    get ended() {
      return current().ended;
    },
    get resetRequest() {
      return current().resetRequest;
    },
    update({ symbols, ...changes }) {
      const before = current();
      const lists = symbols ? { ...before.lists, [scenario]: symbols } : before.lists;
      const after = { ...before, ...changes, lists };
      unsaved = write(storage, after) ? null : after;
    },
  };
}

/** Removes the state of all mock servers from a storage. */
export function resetMock(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

function read(storage?: StateStorage): State {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    return isState(saved) ? saved : INITIAL;
  } catch {
    return INITIAL;
  }
}

/** Returns whether it was saved: a storage may be absent, full or denied. */
function write(storage: StateStorage | undefined, state: State): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(state));
    return storage !== undefined;
  } catch {
    return false;
  }
}

function isState(saved: unknown): saved is State {
  if (!isRecord(saved)) return false;
  const { lists, begun, ended, resetRequest } = saved;
  return (
    Number.isInteger(begun) &&
    isStrings(ended) &&
    (resetRequest === undefined || isResetRequest(resetRequest)) &&
    isRecord(lists) &&
    Object.values(lists).every((symbols) => isRecord(symbols) && Object.values(symbols).every(isStrings))
  );
}

function isResetRequest(value: unknown): value is ResetRequest {
  return isRecord(value) && (value['userId'] === null || typeof value['userId'] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
