const tokens = [
  'surface-1',
  'text-1',
  'text-2',
  'text-3',
  'line',
  'line-strong',
  'grid',
  'crosshair',
  'ref',
  'up',
  'down',
  'ceiling',
  'floor',
  'candle-up',
  'candle-down',
  'candle-ceiling',
  'candle-floor',
  'volume-up',
  'volume-down',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'primary-text',
  'primary-soft',
  'font',
] as const;

/** The values of the design tokens that a canvas needs. */
export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

/** Reads the tokens of the current theme. */
export function readColours(root: HTMLElement): Colours {
  const style = getComputedStyle(root);
  return Object.fromEntries(
    tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Colours;
}

/** What draws with the colours of the theme. */
export const themeListeners = new Set<() => void>();

/** Calls the listener when the root's theme or language changes; returns the function that stops this. */
export function onThemeChange(root: HTMLElement, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang'] });
  themeListeners.add(listener);
  return () => {
    observer.disconnect();
    themeListeners.delete(listener);
  };
}
