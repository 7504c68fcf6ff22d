/** Where the mock server keeps what must survive a reload of the page: `localStorage` or anything like it. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'nhip.mock';

/** Edited watchlists by id, the number of sessions begun, and the tokens of those that ended. */
type Remembered = {
  scenario: string;
  symbols: Record<string, string[]>;
  begun: number;
  ended: string[];
};

/** What the server remembers. Another scenario starts with lists of its own; sessions live on. */
export type Memory = Readonly<Remembered> & { update: (changes: Partial<Remembered>) => void };

/** Reads the storage once and writes every change to it; what cannot be read counts as nothing remembered. */
export function createMemory(scenario: string, storage?: MemoryStorage): Memory {
  const before = read(storage);
  const symbols = before.scenario === scenario ? before.symbols : {};
  const state: Remembered = { ...before, scenario, symbols };
  return Object.assign(state, {
    update(changes: Partial<Remembered>) {
      Object.assign(state, changes);
      write(storage, state);
    },
  });
}

function read(storage?: MemoryStorage): Remembered {
  const nothing = { scenario: '', symbols: {}, begun: 0, ended: [] };
  try {
    const saved: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    return isRemembered(saved) ? saved : nothing;
  } catch {
    return nothing;
  }
}

// A full or forbidden storage costs the reload, not the change itself.
function write(storage: MemoryStorage | undefined, state: Remembered) {
  try {
    storage?.setItem(KEY, JSON.stringify(state));
  } catch {
    return;
  }
}

function isRemembered(saved: unknown): saved is Remembered {
  if (typeof saved !== 'object' || saved === null) return false;
  const { scenario, symbols, begun, ended } = saved as Record<string, unknown>;
  return (
    typeof scenario === 'string' &&
    Number.isInteger(begun) &&
    isTexts(ended) &&
    typeof symbols === 'object' &&
    symbols !== null &&
    Object.values(symbols).every(isTexts)
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
