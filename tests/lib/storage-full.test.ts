import { describe, expect, it } from 'vitest';
import { openStorage } from '../../src/lib/storage';
import { browser, tabText } from '../support/browser-storage';

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
