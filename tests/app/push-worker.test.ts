import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPush } from '../../src/app/worker/push';
import type { Reader } from '../../src/app/push/reader';

const SCOPE = 'https://nhip.example/app/';

const sent = (changes: object = {}) =>
  JSON.stringify({
    ...{ id: 'a-1', symbol: 'FPT', kind: 'above', price: 1_101.2, at: '2026-08-27T03:32:00Z', person: '7' },
    ...changes,
  });

type Options = {
  reader?: Reader | null | 'unreadable';
  language?: string;
  pages?: Parameters<typeof createPush>[0]['pages'];
};

/** A service worker, by default of a person who reads Vietnamese. */
function start({ reader = { person: '7', language: 'vi' }, language = 'fr-FR', pages }: Options = {}) {
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const written: unknown[] = [];
  const push = createPush({
    scope: SCOPE,
    brand: 'Nhịp',
    language: () => language,
    reader: {
      read: async () => {
        if (reader === 'unreadable') throw new Error('No database');
        return reader;
      },
      write: async (each) => void written.push(each),
    },
    show: async (title, { body, tag }) => void shown.push([title, body, tag]),
    pages: pages ?? (async () => []),
    openPage: async (address) => void opened.push(address),
  });
  return { push, shown, opened, written };
}

describe('a pushed alert', () => {
  it.each([
    ['vi', 'FPT tăng đến mức cảnh báo', '10:32 27/08/2026, giá 1,101.20'],
    ['en', 'FPT rises to the level of your alert', '10:32 27/08/2026, price 1,101.20'],
    ['de', 'FPT steigt auf die Marke des Alarms', '10:32 27.08.2026, Kurs 1,101.20'],
  ] as const)('is shown in the language of its reader: %s', async (language, title, body) => {
    const { push, shown } = start({ reader: { person: '7', language } });
    await push.receive(sent());
    expect(shown).toEqual([[title, body, 'alert a-1 2026-08-27T03:32:00Z']]);
  });

  it('without a price has its time', async () => {
    const { push, shown } = start();
    await push.receive(sent({ kind: 'sellable', price: null }));
    expect(shown).toEqual([['FPT: đến ngày được bán', '10:32 27/08/2026', 'alert a-1 2026-08-27T03:32:00Z']]);
  });

  it('that is sent twice replaces itself, and one that fires again does not, by their tags', async () => {
    const { push, shown } = start();
    for (const changes of [{}, { price: 102 }, { at: '2026-08-27T06:01:00Z' }])
      await push.receive(sent(changes));
    expect(shown.map(([, , tag]) => tag)).toEqual([
      'alert a-1 2026-08-27T03:32:00Z',
      'alert a-1 2026-08-27T03:32:00Z',
      'alert a-1 2026-08-27T06:01:00Z',
    ]);
  });

  it('may name its person by a number', async () => {
    const { push, shown } = start();
    await push.receive(sent({ person: 7, id: 12 }));
    expect(shown).toMatchObject([{ 2: 'alert 12 2026-08-27T03:32:00Z' }]);
  });
});

describe('a push that is not for whoever is signed in', () => {
  it.each<[string, Reader | null | 'unreadable', string]>([
    ['is of another person', { person: '8', language: 'en' }, 'Open Nhịp'],
    ['finds nobody signed in', { person: null, language: 'de' }, 'Nhịp öffnen'],
    ['finds no reader', null, 'Mở Nhịp'],
    ['finds a reader that cannot be read', 'unreadable', 'Mở Nhịp'],
  ])('shows the name of the product and nothing else where it %s', async (_, reader, title) => {
    const { push, shown } = start({ reader });
    await push.receive(sent());
    expect(shown).toEqual([[title, undefined, 'open']]);
  });

  it('has the language of the browser where nobody has chosen one', async () => {
    const { push, shown } = start({ reader: null, language: 'de-AT' });
    await push.receive(sent());
    expect(shown).toEqual([['Nhịp öffnen', undefined, 'open']]);
  });
});

describe('a push that cannot be read', () => {
  it.each([
    ...[undefined, '', 'null', '[]', '7', 'not JSON', '{}'],
    ...[
      { id: '' },
      { id: null },
      { person: undefined },
      { person: {} },
      { symbol: '../admin' },
      { symbol: 'fpt' },
      { symbol: 7 },
      { kind: 'toString' },
      { kind: 'ABOVE' },
      { kind: null },
      { at: 'yesterday' },
      { at: null },
    ].map(sent),
  ])('is shown as the name of the product: %s', async (text) => {
    const { push, shown } = start();
    await push.receive(text);
    expect(shown).toEqual([['Mở Nhịp', undefined, 'open']]);
  });
});

describe('a click on a notification', () => {
  /** A page of the app, which shows the symbols that it is sent or, while it loads, does not. */
  function page(showsSymbols: boolean, url = `${SCOPE}desk`) {
    const seen: unknown[] = [];
    return {
      url,
      seen,
      focus: async () => void seen.push('focus'),
      postMessage: (message: object, ports: Transferable[] = []) => {
        const port = ports[0] as MessagePort;
        if (!showsSymbols) return port.close();
        port.addEventListener('message', () => void seen.push(message));
        port.start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
        port.postMessage('ready');
      },
    };
  }

  it('opens the symbol', async () => {
    const { push, opened } = start();
    await push.open({ symbol: 'FPT' });
    expect(opened).toEqual([`${SCOPE}technical/FPT`]);
  });

  it('brings an open page to the front, which shows the symbol', async () => {
    const open = page(true);
    const { push, opened } = start({ pages: async () => [open] });
    await push.open({ symbol: 'FPT' });
    await expect.poll(() => open.seen).toEqual(['focus', { type: 'SHOW_SYMBOL', symbol: 'FPT' }]);
    expect(opened).toEqual([]);
  });

  it('brings one page alone to the front, and none of another app of the origin', async () => {
    const others = [page(true, 'https://nhip.example/other/'), page(false)];
    const ready = [page(true), page(true)];
    const { push, opened } = start({ pages: async () => [...others, ...ready] });
    await push.open({ symbol: 'FPT' });
    await expect.poll(() => ready.map(({ seen }) => seen.length)).toEqual([2, 0]);
    expect([others.flatMap(({ seen }) => seen), opened]).toEqual([[], []]);
  });

  it('opens the symbol in another page where the open one does not show it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const open = page(false);
    const { push, opened } = start({ pages: async () => [open] });
    const opening = push.open({ symbol: 'FPT' });
    await vi.advanceTimersByTimeAsync(700);
    await opening;
    // A click allows the one or the other.
    expect([open.seen, opened]).toEqual([[], [`${SCOPE}technical/FPT`]]);
  });

  it.each([undefined, null, {}, { symbol: '../logout' }, { symbol: 7 }])(
    'that names no symbol opens the app: %j',
    async (data) => {
      const { push, opened } = start();
      await push.open(data);
      expect(opened).toEqual([SCOPE]);
    },
  );

  it('that names no symbol leaves an open page as it is', async () => {
    const open = page(true);
    const { push, opened } = start({ pages: async () => [open] });
    await push.open(null);
    expect([open.seen, opened]).toEqual([['focus'], []]);
  });
});

describe('a subscription that the push service has dropped', () => {
  it('leaves nobody who may read', async () => {
    const { push, written } = start();
    await push.forget();
    expect(written).toEqual([{ person: null, language: 'vi' }]);
  });

  it('is none where nobody had one, or where nothing can be read', async () => {
    for (const reader of [null, 'unreadable'] as const) {
      const { push, written } = start({ reader });
      await push.forget();
      expect(written).toEqual([]);
    }
  });
});
