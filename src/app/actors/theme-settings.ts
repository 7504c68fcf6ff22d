import { defaultNightHours, type NightHours } from '../../../machines/night';
import type { Theme, ThemeSettings } from '../../../machines/theme.setup';

type StoredKey = 'theme' | 'nightMode' | 'nightTime';

/** The page's background, which a phone continues in its bars: `--surface-0` of each theme. */
const backgrounds: Readonly<Record<Theme, string>> = { dark: '#0d1218', light: '#f2f4f7' };

/** Reads the stored settings, with the usual night for one that cannot be read. */
export function readThemeSettings(read: (key: StoredKey) => string | null): ThemeSettings {
  const theme = read('theme');
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    isNightMode: read('nightMode') === 'true',
    nightHours: parseNightHours(read('nightTime')) ?? defaultNightHours,
  };
}

/** Two times of the day; null for anything else. */
export function parseNightHours(text: string | null): NightHours | null {
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

/** Applies a theme to the page's root. */
export function paintTheme(root: HTMLElement, theme: Theme) {
  root.dataset['theme'] = theme;
  root.classList.toggle('bp6-dark', theme === 'dark');
  root.querySelector('meta[name=theme-color]')?.setAttribute('content', backgrounds[theme]);
}

/** The local time of day in ms, as clocks show it, also on the day of a time change. */
export function timeOfDay(now: Date): number {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return (minutes * 60 + now.getSeconds()) * 1_000 + now.getMilliseconds();
}
