import { describe, expect, it } from 'vitest';
import { browser } from '../support/browser-storage';

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
