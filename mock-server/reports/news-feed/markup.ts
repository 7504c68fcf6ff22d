import type { Day } from '../../../src/market/calendar';

/** An item as the news provider sends it: `date` is local time, `content` is HTML. */
export type NewsItem = { title: string; date: string; content: string };

/** Composes an item with the credit of the demo's provider under the text. */
export function newsItem(day: Day, clock: string, title: string, body: string[]): NewsItem {
  const credit = paragraph('Nguồn: Tin Tài Chính Demo (nội dung minh họa)');
  return { title, date: `${day} ${clock}`, content: [...body, credit].join('') };
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
