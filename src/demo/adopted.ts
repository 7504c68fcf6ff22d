/** What the demo puts over the product's style sheets, each in a sheet of its own; the product adopts none. */
const places = { colours: 0, logo: 1 } as const;

/** Puts rules in the place of those that the page has adopted for the same thing. */
export function adopt(of: keyof typeof places, rules: string): void {
  const sheets = Object.values(places).map((at) => document.adoptedStyleSheets[at] ?? new CSSStyleSheet());
  sheets[places[of]]!.replaceSync(rules);
  document.adoptedStyleSheets = sheets;
}
