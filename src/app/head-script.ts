import { partOfDay } from '../../machines/night';
import { languageOf } from '../i18n/languages';
import { paintTheme, readThemeSettings, timeOfDay } from './actors/theme-settings';

// The build puts this module into the page's head: the stored theme, or night mode's, and the stored language stand
// before the first paint.
const stored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Where storage is denied, the page is as the system is.
    return null;
  }
};
const { theme, isNightMode, nightHours } = readThemeSettings(stored);
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const part = isNightMode ? partOfDay(nightHours, timeOfDay(new Date())) : null;
const root = document.documentElement;

root.lang = languageOf(stored('lng'));
paintTheme(root, part === null ? (theme ?? system) : part === 'night' ? 'dark' : 'light');
