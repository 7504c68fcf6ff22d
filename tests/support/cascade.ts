import { readFileSync } from 'node:fs';

/** A page as a style sheet distinguishes it. */
type Seen = { readonly theme: string | undefined; readonly medium: 'screen' | 'print' };

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/**
 * The value of a custom property of the root, by the style sheet of the tokens and these rules in the same layer: the more
 * specific selector wins, then the later one. jsdom knows neither layers nor adopted sheets.
 */
export function tokenOf(name: string, rules: string, { theme, medium }: Seen): string | undefined {
  const declared = [
    ...`${tokens}\n${rules}`.matchAll(/(?:@media\s+(\w+)\s*\{\s*)?([^{}@;]+)\{([^{}]*)\}/g),
  ].flatMap(([, media = medium, selectors = '', declarations = '']) => {
    const [, value] = new RegExp(`(?:^|[\\s;])${name}:\\s*([^;]+?)\\s*(?:;|$)`).exec(declarations) ?? [];
    const matching = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => selector === ':root' || selector === `:root[data-theme='${theme}']`);
    if (value === undefined || media !== medium || matching.length === 0) return [];
    return [{ value, weight: Math.max(...matching.map(({ length }) => length)) }];
  });
  const most = Math.max(...declared.map(({ weight }) => weight));
  return declared.findLast(({ weight }) => weight === most)?.value;
}
