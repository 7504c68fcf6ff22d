import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { defaultNightHours, type NightHours } from '../../../machines/night';
import { themeSettingsOf, themeMachine, themeOf } from '../../../machines/theme.machine';
import type { Theme, ThemeSettings } from '../../../machines/theme.setup';
import type { BrowserStorage } from '../../lib/storage';
import { watchWallClock } from './wall-clock';
import { paintTheme, parseNightHours, readThemeSettings } from './theme-settings';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

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
  let stored = readSettings(storage);
  let painted: Theme | null = null;
  const actor = createActor(machine, { input: { stored, system: system() } });

  const paint = () => {
    const theme = themeOf(actor.getSnapshot());
    if (theme === painted) return;
    painted = theme;
    paintTheme(root, theme);
  };
  actor.subscribe((snapshot) => {
    const settings = themeSettingsOf(snapshot);
    writeSettings(storage, settings, stored);
    stored = settings;
    paint();
  });
  const stopped = new AbortController();
  const onSystemChanged = () => actor.send({ type: 'system changed', theme: system() });
  systemIsDark.addEventListener('change', onSystemChanged, stopped);
  const unwatch = storage.watch(() => {
    // What another tab stored is never written back: that would undo the tab's next step.
    stored = readSettings(storage);
    actor.send({ type: 'stored settings changed', stored });
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

/** Reads the stored settings and repairs a night mode that cannot be read. */
function readSettings(storage: BrowserStorage): ThemeSettings {
  const settings = readThemeSettings(storage.read);
  const [nightMode, nightTime] = [storage.read('nightMode'), storage.read('nightTime')];
  if (nightMode !== null && nightMode !== String(settings.isNightMode)) storage.write('nightMode', 'false');
  if (nightTime !== null && parseNightHours(nightTime) === null) {
    storage.write('nightTime', formatHours(defaultNightHours));
  }
  return settings;
}

function writeSettings(
  storage: BrowserStorage,
  { theme, isNightMode, nightHours }: ThemeSettings,
  stored: ThemeSettings,
) {
  if (theme !== stored.theme) storage.write('theme', theme);
  const hours = formatHours(nightHours);
  const isSwitchedOn = isNightMode && !stored.isNightMode;
  // Never over what another tab has stored and this one has not yet read.
  const lacksHours = isSwitchedOn && storage.read('nightTime') === null;
  if (lacksHours || hours !== formatHours(stored.nightHours)) storage.write('nightTime', hours);
  if (isNightMode !== stored.isNightMode) storage.write('nightMode', String(isNightMode));
}

function formatHours({ from, to }: NightHours): string {
  return JSON.stringify([from, to]);
}
