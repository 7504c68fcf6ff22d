import { onTestFinished, vi } from 'vitest';

/** jsdom has no sheets that a page adopts: returns a function that returns the rules of those it has. */
export function installAdoptedSheets(): () => string {
  class Sheet {
    rules = '';
    replaceSync(rules: string) {
      this.rules = rules;
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  const page = document as unknown as { adoptedStyleSheets?: readonly Sheet[] };
  page.adoptedStyleSheets = [];
  onTestFinished(() => {
    delete page.adoptedStyleSheets;
    vi.unstubAllGlobals();
  });
  return () =>
    page
      .adoptedStyleSheets!.map(({ rules }) => rules)
      .filter((rules) => rules !== '')
      .join('\n');
}
