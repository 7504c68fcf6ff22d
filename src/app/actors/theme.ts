import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { defaultNightHours, type NightHours } from '../../../machines/night';
import { settingsOf, themeMachine, themeOf } from '../../../machines/theme.machine';
import type { Theme, ThemeSettings } from '../../../machines/theme.setup';
import type { BrowserStorage } from '../../lib/storage';
import { watchWallClock } from './wall-clock';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

/** The page's own ground, which a phone continues in its bars: `--surface-0` of each theme. */
const grounds: Readonly<Record<Theme, string>> = { dark: '#0d1218', light: '#f2f4f7' };

type Options = { storage: BrowserStorage; systemIsDark: MediaQueryList; root: HTMLElement };

/**
 * The running theme: applied to the page's root, kept in storage, in step with the system, the other tabs and the clock
 * on the wall.
 */
export function startTheme({ storage, systemIsDark, root }: Options): ThemeActor {
  const system = (): Theme => (systemIsDark.matches ? 'dark' : 'light');
  const machine = themeMachine.provide({
    actors: {
      'wall clock': fromCallback(({ sendBack }) =>
        watchWallClock((time) => sendBack({ type: 'clock', time })),
      ),
    },
  });
  let kept = readSettings(storage);
  let painted: Theme | null = null;
  const actor = createActor(machine, { input: { stored: kept, system: system() } });

  const paint = () => {
    const theme = themeOf(actor.getSnapshot());
    if (theme === painted) return;
    painted = theme;
    root.dataset['theme'] = theme;
    root.classList.toggle('bp6-dark', theme === 'dark');
    root.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[theme]);
  };
  actor.subscribe((snapshot) => {
    const settings = settingsOf(snapshot);
    writeSettings(storage, settings, kept);
    kept = settings;
    paint();
  });
  systemIsDark.addEventListener('change', () => actor.send({ type: 'system changed', theme: system() }));
  storage.watch(() => {
    // What another tab stored is adopted, never written back: it would undo that tab's next step.
    kept = readSettings(storage);
    actor.send({ type: 'stored settings changed', stored: kept });
  });

  actor.start();
  paint();
  return actor;
}

/** The stored settings; a night mode that cannot be read is repaired. */
function readSettings(storage: BrowserStorage): ThemeSettings {
  const [theme, nightMode, nightTime] = (['theme', 'nightMode', 'nightTime'] as const).map(storage.read);
  const nightHours = hoursIn(nightTime ?? null);
  const read: ThemeSettings = {
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    isNightMode: nightMode === 'true',
    nightHours: nightHours ?? defaultNightHours,
  };
  if (nightMode !== null && nightMode !== String(read.isNightMode)) storage.write('nightMode', 'false');
  if (nightTime !== null && nightHours === null) storage.write('nightTime', textOf(defaultNightHours));
  return read;
}

function writeSettings(
  storage: BrowserStorage,
  { theme, isNightMode, nightHours }: ThemeSettings,
  kept: ThemeSettings,
) {
  if (theme !== kept.theme) storage.write('theme', theme);
  if (textOf(nightHours) !== textOf(kept.nightHours)) storage.write('nightTime', textOf(nightHours));
  if (isNightMode !== kept.isNightMode) storage.write('nightMode', String(isNightMode));
}

function textOf({ from, to }: NightHours): string {
  return JSON.stringify([from, to]);
}

/** Two times of the day; null for anything else. */
function hoursIn(text: string | null): NightHours | null {
  try {
    const hours: unknown = text === null ? null : JSON.parse(text);
    if (!Array.isArray(hours) || hours.length !== 2) return null;
    const [from, to] = hours as unknown[];
    return isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : null;
  } catch {
    return null;
  }
}

function isTimeOfDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 86_400_000;
}
