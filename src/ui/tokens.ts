/** A colour of the system by its name, which a contrast theme has in the place of a token's own. */
const SYSTEM = /^[A-Z][A-Za-z]+$/;

/** Reads the values that design tokens have in the current theme, for what is drawn on a canvas: colours as `#rrggbb`. */
export function readTokens<Name extends string>(
  root: HTMLElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const style = getComputedStyle(root);
  return Object.fromEntries(
    names.map((name) => [name, hexOf(style.getPropertyValue(`--${name}`).trim())]),
  ) as Record<Name, string>;
}

function hexOf(value: string): string {
  if (!SYSTEM.test(value)) return value;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = value;
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
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

/** A size of text in the font size that a person has set in the browser, for a canvas; both in px, the usual one is 16. */
export function textSize(size: number): number {
  return (size * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
}
