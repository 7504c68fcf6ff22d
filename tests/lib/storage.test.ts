import { describe, expect, it } from 'vitest';
import { openStorage, openTabText } from '../../src/lib/storage';

type Listener = (event: { key: string | null }) => void;
type Faults = { read?: true; write?: true; all?: true };

/** A browser with storage, or one that refuses it in the ways browsers do. */
function browser(faults: Faults = {}) {
  const kept = new Map<string, string>();
  const listeners = new Set<Listener>();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const localStorage = {
    getItem: (key: string) => (faults.read ? refuse() : (kept.get(key) ?? null)),
    setItem(key: string, value: string) {
      if (faults.write) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = {
    get localStorage() {
      return faults.all ? refuse() : localStorage;
    },
    addEventListener(type: string, listener: Listener) {
      if (type === 'storage') listeners.add(listener);
    },
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  };
  const storage = openStorage(window as unknown as Window);
  let times = 0;
  storage.whenDenied(() => times++);
  /** Whether the denial was reported, which must be once. */
  const isDenied = () => {
    if (times > 1) throw new Error(`reported ${times} times`);
    return times === 1;
  };
  return {
    storage,
    isDenied,
    kept,
    faults,
    tellAll: (key: string | null = null) => listeners.forEach((listener) => listener({ key })),
  };
}

describe('storage', () => {
  it('keeps what is written where the next visit finds it', () => {
    const { storage, isDenied, kept } = browser();

    storage.write('theme', 'dark');

    expect([storage.read('theme'), storage.read('lng'), [...kept], isDenied()]).toEqual([
      'dark',
      null,
      [['theme', 'dark']],
      false,
    ]);
  });

  it('forgets what is written as null', () => {
    const { storage, kept } = browser();
    storage.write('theme', 'dark');

    storage.write('theme', null);

    expect([storage.read('theme'), [...kept]]).toEqual([null, []]);
  });

  it('reads what another tab has written meanwhile', () => {
    const { storage, kept } = browser();
    storage.write('lng', 'vi');

    kept.set('lng', 'de');

    expect(storage.read('lng')).toBe('de');
  });

  it('notifies of every change in another tab, until it is unsubscribed', () => {
    const { storage, tellAll } = browser();
    let changes = 0;

    const stop = storage.watch(() => changes++);
    tellAll();
    tellAll();
    stop();
    tellAll();

    expect(changes).toBe(2);
  });
});

describe('storage that the browser denies', () => {
  it.each([{ all: true }, { read: true, write: true }] as const)('never throws, with %j', (faults) => {
    const { storage, isDenied } = browser(faults);

    expect(storage.read('accessToken')).toBeNull();
    storage.write('accessToken', 'token');
    storage.write('user', null);

    expect([storage.read('accessToken'), storage.read('user'), isDenied()]).toEqual(['token', null, true]);
  });

  it('is known as denied from the first attempt on, not before', () => {
    const { storage, isDenied } = browser({ all: true });
    const before = isDenied();

    storage.read('theme');

    expect([before, isDenied()]).toEqual([false, true]);
  });
});

describe('storage that is full', () => {
  it('keeps what it cannot write for as long as the page lives', () => {
    const { storage, isDenied, kept } = browser({ write: true });

    storage.write('user', '{"id":1}');

    expect([storage.read('user'), [...kept], isDenied()]).toEqual(['{"id":1}', [], true]);
  });

  it('does not return its value from before', () => {
    const { storage, faults } = browser();
    storage.write('theme', 'dark');
    faults.write = true;

    storage.write('theme', 'light');

    expect(storage.read('theme')).toBe('light');
  });

  it('forgets, too', () => {
    const { storage, kept, faults } = browser();
    storage.write('accessToken', 'old');
    faults.write = true;
    storage.write('accessToken', 'new');

    storage.write('accessToken', null);

    expect([storage.read('accessToken'), [...kept]]).toEqual([null, []]);
  });

  it('is used again once there is room', () => {
    const { storage, kept, faults } = browser({ write: true });
    storage.write('theme', 'light');
    delete faults.write;

    storage.write('theme', 'dark');
    kept.set('theme', 'light');

    expect(storage.read('theme')).toBe('light');
  });
});

describe('a text of this tab', () => {
  it('is kept where a reload finds it, and forgotten as null', () => {
    const { text, kept } = tabText();

    text.write('/technical/VNM');
    const [read, ...entries] = [text.read(), ...kept];
    text.write(null);

    expect([read, entries]).toEqual(['/technical/VNM', [['locked', '/technical/VNM']]]);
    expect([text.read(), [...kept]]).toEqual([null, []]);
  });

  it.each([{ write: true }, { all: true }] as const)(
    'lives as long as the page where the browser denies: %j',
    (faults) => {
      const { text } = tabText(faults);
      const before = text.read();

      text.write('/');

      expect([before, text.read()]).toEqual([null, '/']);
      text.write(null);
      expect(text.read()).toBeNull();
    },
  );
});

/** A text of a tab that keeps it, or refuses to write, or refuses everything. */
function tabText(faults: Faults = {}) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (faults.write ? refuse() : void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = {
    get sessionStorage() {
      return faults.all ? refuse() : (sessionStorage as Storage);
    },
  };
  return { text: openTabText(window, 'locked'), kept };
}

describe('storage that could not be written', () => {
  it.each([
    { key: 'lng', language: 'de', theme: 'light' },
    { key: null, language: 'de', theme: null },
  ])('follows another tab that could, notified of $key', ({ key, language, theme }) => {
    const { storage, kept, faults, tellAll } = browser({ write: true });
    storage.watch(() => {});
    storage.write('lng', 'en');
    storage.write('theme', 'light');
    delete faults.write;

    kept.set('lng', 'de');
    tellAll(key);

    expect([storage.read('lng'), storage.read('theme')]).toEqual([language, theme]);
  });
});

describe('a denial', () => {
  it('of a text of this tab is one of the opened storage, and reported once with its own', () => {
    const { storage, isDenied, faults } = browser();
    const { text } = tabText({ write: true });

    text.write('/technical/VNM');
    const [first, isDeniedFirst] = [text.read(), isDenied()];
    faults.all = true;
    storage.write('theme', 'dark');
    text.write('/');

    expect([first, isDeniedFirst, isDenied()]).toEqual(['/technical/VNM', true, true]);
  });

  it('before the storage is opened is reported when it is', () => {
    const opened = openStorage({ localStorage: { getItem: () => null } } as never);
    let times = 0;
    tabText({ all: true }).text.read();

    opened.whenDenied(() => times++);
    opened.whenDenied(() => times++);

    expect(times).toBe(1);
  });
});
