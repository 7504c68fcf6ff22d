/** The browsers that a report tells apart, by what each writes before its version; most claim to be some of those that follow. */
const browsers = [
  ['Coc Coc', /coc_coc_browser\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari/],
] as const;

/** The browser with its major version, such as `Chrome 140`; `other` for what is not in the list. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}
