import { expect, it, onTestFinished, vi } from 'vitest';
import { bundle } from '../../scripts/vite/inline-scripts';
import { startTheme } from '../../src/app/actors/theme';
import { openStorage } from '../../src/lib/storage';
import { installSystem, system } from '../support/media';

type Stored = Partial<Record<'theme' | 'nightMode' | 'nightTime', string>>;
type Visit = { at: string; of: 'dark' | 'light'; stored: Stored };

const script = await bundle('src/app/head-script.ts', 'esnext');
const root = document.documentElement;

const noon = { at: '2026-08-27T12:00:00' };
const edges = ['07:59:59.999', '08:00:00', '19:59:59.999', '20:00:00'].map((time) => `2026-08-27T${time}`);
const nights = [
  undefined,
  '[28800000,72000000]',
  '[0,0]',
  '{',
  '[1,86400000]',
  '[1.5,2]',
  '["1",2]',
  '[1]',
  'null',
];

const visits: Visit[] = (['dark', 'light'] as const).flatMap((of) => [
  ...[{}, { theme: 'dark' }, { theme: 'light' }, { theme: 'Dark' }].map((stored) => ({
    ...noon,
    of,
    stored,
  })),
  ...['false', 'yes', ''].map((nightMode) => ({ ...noon, of, stored: { nightMode } })),
  ...edges.flatMap((at) =>
    nights.map((nightTime) => ({
      at,
      of,
      stored: { theme: 'dark', nightMode: 'true', ...(nightTime !== undefined && { nightTime }) },
    })),
  ),
]);

it('the script in the page paints at once what the running theme then keeps', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());

  const repainted = visits.filter((visit) => {
    setUp(visit);
    // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
    new Function(script)();
    const first = painted();
    startTheme({
      storage: openStorage(window),
      systemIsDark: window.matchMedia('(prefers-color-scheme: dark)'),
      root,
    }).stop();
    return first.join() !== painted().join();
  });

  expect([repainted, script.length > 0]).toEqual([[], true]);
});

it('a browser that denies its storage is painted as its system is, and so is its own frame', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const frame = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#0d1218' });
  document.head.append(frame);
  onTestFinished(() => frame.remove());
  installSystem();
  system.turn('light');

  // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
  new Function(script)();

  expect([...painted(), frame.content]).toEqual(['light', '', '#f2f4f7']);
});

function setUp({ at, of, stored }: Visit) {
  // It takes the clock back, too.
  vi.clearAllTimers();
  vi.setSystemTime(new Date(at));
  installSystem();
  system.turn(of);
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  delete root.dataset['theme'];
  root.className = '';
}

function painted() {
  return [root.dataset['theme'], root.className];
}
