import { oneLine } from '../../lib/one-line';
import { sanitisedNodes } from './sanitise';

const SHORT = 200;
const LONGEST = 320;

/** `excerpt` is the beginning of the text, tables left out; `isWhole` where there is nothing more to read. */
export type Gist = { excerpt: string; isWhole: boolean; credit: string | null };

/** What an item says at a glance, and whom it credits. */
export function gistOf(content: string): Gist {
  const nodes = sanitisedNodes(content);
  const text = oneLine(nodes.textContent);
  nodes.querySelectorAll('table').forEach((table) => table.remove());
  nodes.querySelectorAll('br, p, li, h3, h4, blockquote, figure, figcaption').forEach((end) => end.after('\n'));
  const lines = nodes.textContent.split('\n').map(oneLine).filter(Boolean);

  const credit = isCredit(lines.at(-1)) ? lines.pop() : undefined;
  const prose = lines.join(' ');
  return {
    excerpt: prose.length > LONGEST ? `${prose.slice(0, LONGEST).replace(/\s\S*$/, '')}…` : prose,
    isWhole: text.length <= SHORT && content.length <= 10 * SHORT,
    credit: credit ?? null,
  };
}

function isCredit(line = '') {
  return line.length <= 100 && /^\(?(nguồn|source|quelle)\s*:|^\(?theo [^.]{2,40}\)?$/i.test(line);
}
