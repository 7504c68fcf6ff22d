import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { usualNight, type NightHours } from '../../../machines/night';
import {
  settingsOf,
  themeMachine,
  themeOf,
  type Theme,
  type ThemeSettings,
} from '../../../machines/theme.machine';
import type { BrowserStorage } from '../../lib/storage';
import { paintTheme, parseNightHours, readThemeSettings } from './theme-settings';
import { watchWallClock } from './wall-clock';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

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
    paintTheme(root, theme);
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

/** Reads the stored settings and repairs a night mode that cannot be read. */
function readSettings(storage: BrowserStorage): ThemeSettings {
  const settings = readThemeSettings(storage.read);
  const [nightMode, nightTime] = [storage.read('nightMode'), storage.read('nightTime')];
  if (nightMode !== null && nightMode !== String(settings.isNightMode)) storage.write('nightMode', 'false');
  if (nightTime !== null && parseNightHours(nightTime) === null) {
    storage.write('nightTime', textOf(usualNight));
  }
  return settings;
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
