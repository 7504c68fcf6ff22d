const elements = new Set(
  'p br strong b em i u ul ol li a blockquote h3 h4 table thead tbody tr th td figure figcaption'.split(' '),
);

const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: {
    href: /^https?:\/\//i,
    rel: /^noopener noreferrer$/,
    target: /^_blank$/,
    referrerpolicy: /^no-referrer$/,
  },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
  th: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
};

/** What an HTML holds beyond the profile, read as a page would read it; [] where it keeps to it. */
export function strays(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [page.head, page.body].flatMap((part) => [...part.querySelectorAll('*')].flatMap(straysOf));
}

/** The words of an HTML, as a reader would say them. */
export function wordsOf(html: string): string {
  return new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent.normalize('NFC')
    .replace(/\s+/g, '');
}

function straysOf(element: Element): string[] {
  const name = element.localName;
  const allowed = attributes[name] ?? {};
  const isWhole = name !== 'a' || element.attributes.length === Object.keys(allowed).length;
  return [
    ...(elements.has(name) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${name}>`]),
    ...(isWhole ? [] : [`<${name}> half finished`]),
    ...[...element.attributes]
      .filter((attribute) => !allowed[attribute.name]?.test(attribute.value))
      .map((attribute) => `${name}[${attribute.name}="${attribute.value}"]`),
  ];
}
