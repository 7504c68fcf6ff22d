import type { Day } from '../../../src/market/day';

/** Who wrote an item and what it is about. */
type Details = { author: string; tags: readonly string[]; symbols?: readonly string[] };

/** An item as the news provider sends it: `date` is local time, `content` is HTML. */
export type NewsItem = Required<Details> & { title: string; date: string; content: string; source: string };

const SOURCE = 'Tin Tài Chính Demo';

/** Composes an item with the credit of the demo's provider under the text. */
export function newsItem(
  day: Day,
  clock: string,
  title: string,
  body: string[],
  { author, tags, symbols = [] }: Details,
): NewsItem {
  const credit = paragraph(`Nguồn: ${SOURCE} (nội dung minh họa)`);
  const content = [...body, credit].join('');
  return { title, date: `${day} ${clock}`, content, author, tags, source: SOURCE, symbols };
}

export const paragraph = (html: string) => `<p>${html}</p>`;

export const strong = (html: string) => `<strong>${html}</strong>`;

export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line('td', row)).join('');
  return `<table><thead>${line('th', head)}</thead><tbody>${body}</tbody></table>`;
}
