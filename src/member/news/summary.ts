import { oneLine } from '../../lib/text';
import { sanitisedNodes } from './sanitise';

const SHORT = { text: 200, lines: 3, content: 2000 };
const LONGEST_EXCERPT = 320;
const LONGEST_READ = 20_000;

/** What an item says at a glance. */
export type Gist = {
  /** The beginning of its prose, tables left out. */
  excerpt: string;
  /** Nothing is said beyond the headline. */
  isSilent: boolean;
  /** Short enough to be shown as it is. */
  isShort: boolean;
  /** The line that names the source. */
  credit: string | null;
};

const read = new WeakMap<{ content: string }, Gist>();

/** The gist of an item, read once. */
export function gistOf(item: { readonly content: string }): Gist {
  const gist = read.get(item) ?? gistIn(item.content);
  read.set(item, gist);
  return gist;
}

/** Reads the beginning of a text, so that a page of very long ones still opens at once. */
function gistIn(content: string): Gist {
  const nodes = sanitisedNodes(content.slice(0, LONGEST_READ));
  const text = oneLine(nodes.textContent);
  const lines = linesOf(nodes);
  const credit = isCredit(lines.at(-1)) ? lines.pop() : null;
  return {
    excerpt: cut(lines.map((line) => (/[.:;!?…]$/.test(line) ? line : `${line} ·`)).join(' ')),
    // Some filings carry a lone full stop.
    isSilent: content.length <= LONGEST_READ && !/[\p{L}\p{N}]/u.test(text),
    isShort: text.length <= SHORT.text && lines.length <= SHORT.lines && content.length <= SHORT.content,
    credit: credit ?? null,
  };
}

function linesOf(nodes: DocumentFragment) {
  nodes.querySelectorAll('table').forEach((table) => table.remove());
  nodes
    .querySelectorAll('br, p, li, h3, h4, blockquote, figure, figcaption')
    .forEach((end) => end.after('\n'));
  return nodes.textContent.split('\n').map(oneLine).filter(Boolean);
}

function isCredit(line = '') {
  return line.length <= 100 && /^\(?(nguồn|source|quelle)\s*:|^\(?theo [^.]{2,40}\)?$/i.test(line);
}

function cut(prose: string) {
  const text = prose.replace(/ ·$/, '');
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).replace(/\s\S*$/, '')}…` : text;
}
