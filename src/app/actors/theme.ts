import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { defaultNightHours, type NightHours } from '../../../machines/night';
import { settingsOf, themeMachine, themeOf } from '../../../machines/theme.machine';
import type { Theme, ThemeSettings } from '../../../machines/theme.setup';
import type { BrowserStorage } from '../../lib/storage';
import { watchWallClock } from './wall-clock';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

/** The page's background, which a phone continues in its bars: `--surface-0` of each theme. */
const backgrounds: Readonly<Record<Theme, string>> = { dark: '#0d1218', light: '#f2f4f7' };

type Options = { storage: BrowserStorage; systemIsDark: MediaQueryList; root: HTMLElement };

/**
 * Starts the theme: applied to the page's root, kept in storage, in step with the system, the other tabs and the local
 * time.
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
    root.querySelector('meta[name=theme-color]')?.setAttribute('content', backgrounds[theme]);
  };
  actor.subscribe((snapshot) => {
    const settings = settingsOf(snapshot);
    writeSettings(storage, settings, kept);
    kept = settings;
    paint();
  });
  const stopped = new AbortController();
  const onSystemChanged = () => actor.send({ type: 'system changed', theme: system() });
  systemIsDark.addEventListener('change', onSystemChanged, stopped);
  const unwatch = storage.watch(() => {
    // What another tab stored is never written back: that would undo the tab's next step.
    kept = readSettings(storage);
    actor.send({ type: 'stored settings changed', stored: kept });
  });
  actor.subscribe({
    complete() {
      unwatch();
      stopped.abort();
    },
  });

  actor.start();
  paint();
  return actor;
}

/** Reads the stored settings, and repairs a night mode that cannot be read. */
function readSettings(storage: BrowserStorage): ThemeSettings {
  const [theme, nightMode, nightTime] = (['theme', 'nightMode', 'nightTime'] as const).map(storage.read);
  const nightHours = parseHours(nightTime ?? null);
  const read: ThemeSettings = {
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    isNightMode: nightMode === 'true',
    nightHours: nightHours ?? defaultNightHours,
  };
  if (nightMode !== null && nightMode !== String(read.isNightMode)) storage.write('nightMode', 'false');
  if (nightTime !== null && nightHours === null) storage.write('nightTime', formatHours(defaultNightHours));
  return read;
}

function writeSettings(
  storage: BrowserStorage,
  { theme, isNightMode, nightHours }: ThemeSettings,
  kept: ThemeSettings,
) {
  if (theme !== kept.theme) storage.write('theme', theme);
  if (formatHours(nightHours) !== formatHours(kept.nightHours))
    storage.write('nightTime', formatHours(nightHours));
  if (isNightMode !== kept.isNightMode) storage.write('nightMode', String(isNightMode));
}

function formatHours({ from, to }: NightHours): string {
  return JSON.stringify([from, to]);
}

/** Parses two times of the day; null for anything else. */
function parseHours(text: string | null): NightHours | null {
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
