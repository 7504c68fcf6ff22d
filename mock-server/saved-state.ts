/** Where the mock server keeps what must survive a reload of the page: `localStorage` or anything like it. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'nhip.mock';

/** The symbols of edited watchlists by id. */
type Lists = Readonly<Record<string, readonly string[]>>;

/** The id of the user for whom a reset link was asked last, or that it was nobody's; absent while none was asked for. */
type Asked = { readonly userId: string | null };

/** Edited lists by scenario, the number of sessions begun, and the names of those that ended; never a token. */
type Remembered = {
  lists: Readonly<Record<string, Lists>>;
  begun: number;
  ended: readonly string[];
  asked?: Asked;
};

/** What the server remembers. Each scenario has lists of its own; sessions are good in all of them. */
export type Memory = {
  readonly symbols: Lists;
  readonly begun: number;
  readonly ended: readonly string[];
  readonly asked: Asked | undefined;
  update: (changes: { symbols?: Lists } & Partial<Omit<Remembered, 'lists'>>) => void;
};

const NOTHING: Remembered = { lists: {}, begun: 0, ended: [] };

/**
 * A memory that all pages on one storage share: each look reads what is stored now, whoever wrote it. What cannot be
 * read counts as nothing remembered; what cannot be written is remembered by this page alone.
 */
export function createMemory(scenario: string, storage?: MemoryStorage): Memory {
  let own: Remembered | null = null;
  const recall = () => own ?? read(storage);

  return {
    get symbols() {
      return recall().lists[scenario] ?? {};
    },
    get begun() {
      return recall().begun;
    },
    get ended() {
      return recall().ended;
    },
    get asked() {
      return recall().asked;
    },
    update({ symbols, ...changes }) {
      const before = recall();
      const lists = symbols ? { ...before.lists, [scenario]: symbols } : before.lists;
      const after = { ...before, ...changes, lists };
      own = write(storage, after) ? null : after;
    },
  };
}

/** Forgets all that mock servers kept on a storage: the next one starts from its seed. */
export function resetMock(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

function read(storage?: MemoryStorage): Remembered {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    return isRemembered(saved) ? saved : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Whether it was kept: a storage may be absent, full or forbidden. */
function write(storage: MemoryStorage | undefined, state: Remembered): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(state));
    return storage !== undefined;
  } catch {
    return false;
  }
}

function isRemembered(saved: unknown): saved is Remembered {
  if (!isTable(saved)) return false;
  const { lists, begun, ended, asked } = saved;
  return (
    Number.isInteger(begun) &&
    isTexts(ended) &&
    (asked === undefined || (isTable(asked) && (asked['userId'] === null || isTexts([asked['userId']])))) &&
    isTable(lists) &&
    Object.values(lists).every((symbols) => isTable(symbols) && Object.values(symbols).every(isTexts))
  );
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
