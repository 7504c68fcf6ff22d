import { oneLine } from '../../lib/text';
import { sanitisedNodes } from './sanitise';

const SHORT = { text: 200, lines: 3, content: 2000 };
const LONGEST_EXCERPT = 320;
const LONGEST_READ = 20_000;

/** The summary of a news item. */
export type NewsSummary = {
  /** The beginning of the text, without tables. */
  excerpt: string;
  /** Whether the item has no text. */
  isEmpty: boolean;
  /** Whether the text is short enough to be shown whole. */
  isShort: boolean;
  /** The source line. */
  credit: string | null;
};

/** By content, the oldest first: a refresh of the news brings the same texts in new objects. */
const read = new Map<string, NewsSummary>();
const MOST_READ = 200;

/** The memoised summary of an item. */
export function summaryOf({ content }: { readonly content: string }): NewsSummary {
  const known = read.get(content);
  if (known) return known;
  const summary = summarize(content);
  if (read.size === MOST_READ) read.delete(read.keys().next().value!);
  read.set(content, summary);
  return summary;
}

/** Summarises the beginning of a text; bounded, so that very long items stay fast. */
function summarize(content: string): NewsSummary {
  const nodes = sanitisedNodes(content.slice(0, LONGEST_READ));
  const text = oneLine(nodes.textContent);
  const lines = linesOf(nodes);
  const credit = isCredit(lines.at(-1)) ? lines.pop() : null;
  return {
    excerpt: cut(lines.map((line) => (/[.:;!?…]$/.test(line) ? line : `${line} ·`)).join(' ')),
    // Some filings consist of a single full stop.
    isEmpty: content.length <= LONGEST_READ && !/[\p{L}\p{N}]/u.test(text),
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
