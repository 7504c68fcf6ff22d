import { INITIAL, parseState, type ById, type State } from './saved-state.shape';

/** The storage that persists the mock server's state over a reload of the page: `localStorage` or anything like it. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'nhip.mock';

/** The state as one scenario has it: with its own lists only. */
type Saved = Omit<State, 'lists' | 'version'> & {
  /** The symbols of the edited watchlists. */
  readonly symbols: ById<readonly string[]>;
};

export type SavedState = {
  /** Returns what is stored now; a part that nobody has changed is the same object as before. */
  readonly read: () => Saved;
  readonly update: (changes: Partial<Saved>) => void;
};

const noLists: Saved['symbols'] = {};

/**
 * Opens the state that all pages on one storage share. What cannot be read counts as the initial state; what cannot be
 * written lasts as long as the page.
 */
export function openSavedState(scenario: string, storage?: StateStorage): SavedState {
  let unsaved: State | null = null;
  let last: { text: string | null; state: State } = { text: null, state: INITIAL };

  const current = (): State => {
    if (unsaved) return unsaved;
    const text = read(storage);
    if (text !== last.text) last = { text, state: (text && parseState(text)) || INITIAL };
    return last.state;
  };

  return {
    read() {
      const { lists, ...shared } = current();
      return { ...shared, symbols: lists[scenario] ?? noLists };
    },
    update({ symbols, ...changes }) {
      const before = current();
      const lists = symbols ? { ...before.lists, [scenario]: symbols } : before.lists;
      const state: State = { ...before, ...changes, lists };
      const text = JSON.stringify(state);
      if (write(storage, text)) last = { text, state };
      unsaved = last.state === state ? null : state;
    },
  };
}

/** Removes the state of all mock servers from a storage. */
export function resetMock(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

function read(storage?: StateStorage): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether it was saved: a storage may be absent, full or denied. */
function write(storage: StateStorage | undefined, text: string): boolean {
  try {
    storage?.setItem(KEY, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}
