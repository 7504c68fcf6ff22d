import type { Config, UponSanitizeAttributeHookEvent, UponSanitizeElementHookEvent } from 'dompurify';

const ELEMENTS: readonly string[] = [
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];

/** The elements and attributes allowed in a provider's HTML. */
export const PROFILE: Config = {
  ALLOWED_TAGS: ['#text', ...ELEMENTS],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const EQUALS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['tfoot', 'tbody'],
]);

const PARAGRAPHS: readonly string[] = ['div', 'section', 'article', 'center', 'address', 'pre', 'dt', 'dd'];

const BLOCKS: readonly string[] = [
  ...PARAGRAPHS,
  ...['p', 'ul', 'ol', 'li', 'dl', 'blockquote', 'table', 'figure', 'figcaption', 'header', 'footer', 'main'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'form', 'fieldset', 'aside', 'nav', 'details'],
];

/** Replaces elements outside the profile by allowed ones before DOMPurify sanitises them. */
export function reshape(node: Node, { tagName }: UponSanitizeElementHookEvent) {
  if (node instanceof Text) node.data = readable(node.data);
  if (!(node instanceof Element)) return;
  if (tagName === 'img') return node.replaceWith(readable(node.getAttribute('alt') ?? ''));

  const equal = equalOf(node, tagName);
  if (equal === null) return;
  const replacement = node.ownerDocument.createElement(equal);
  replacement.append(...node.childNodes);
  node.replaceWith(replacement);
}

/** Allows `href` on links and spans on cells only. */
export function keepAttribute({ localName }: Element, attribute: UponSanitizeAttributeHookEvent) {
  const { attrName, attrValue } = attribute;
  const isCell = localName === 'td' || localName === 'th';
  attribute.keepAttr = attrName === 'href' ? localName === 'a' : isCell && /^[1-9]\d?$/.test(attrValue);
}

/** Forces target and rel on links; a link without an address becomes text, and one without a name nothing. */
export function completeLink(node: Element) {
  if (node.localName !== 'a') return;
  if (!node.getAttribute('href') || !hasName(node)) return node.replaceWith(...node.childNodes);
  node.setAttribute('rel', 'noopener noreferrer');
  node.setAttribute('target', '_blank');
  node.setAttribute('referrerpolicy', 'no-referrer');
}

function equalOf(element: Element, name: string) {
  // A parsed `is` cannot be removed; a new element never had it.
  if (element.hasAttribute('is') && ELEMENTS.includes(name)) return name;
  if (PARAGRAPHS.includes(name) && ![...element.children].some(isBlock)) return 'p';
  return EQUALS.get(name) ?? null;
}

/** Whether anybody could say what a link leads to: its images become their texts. */
function hasName(link: Element) {
  const alternatives = [...link.querySelectorAll('img')].map(({ alt }) => alt);
  return /[\p{L}\p{N}]/u.test(link.textContent + alternatives.join(''));
}

function isBlock({ localName }: Element) {
  return BLOCKS.includes(localName);
}

/** Normalises to NFC and removes bidirectional override characters. */
function readable(text: string) {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').normalize('NFC');
}
