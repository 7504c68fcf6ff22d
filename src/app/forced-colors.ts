import { mediaQuery } from '../ui/media-query';
import { themeListeners } from '../ui/tokens';

const { matches, subscribe } = mediaQuery('(forced-colors: active)');

/** Loads the style sheet of forced colours while a contrast theme of the system is in force; returns the end of watching. */
export function followForcedColors(): () => void {
  const apply = async () => {
    if (matches()) await import('../ui/styles/forced-colors.css');
    // A canvas reads the colours anew.
    for (const listener of themeListeners) listener();
  };
  const load = () => void apply().catch(() => {});
  load();
  return subscribe(load);
}
