import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Headline, NewsRows } from '../values';
import { readDateTime, type DateTime } from './date-time';
import { decodeTitle, withoutCdata } from './decode-title';
import { newsBody } from './news-body';
import { readSymbols } from './instrument';
import { firstRows, newestFirst, readLongList, rowsOf } from './rows';

const MAX_TAGS = 10;
const MAX_SYMBOLS = 20;

/** The headlines, newest first; one without a title is left out, and of equal ones of a source one stands for all. */
export async function readNews(response: unknown): Promise<NewsRows> {
  const rows = rowsOf(response);
  const isOdd = rows.some((row) => isWritten(row) && readDateTime(asRecord(row)?.['date']) === null);
  const readOdd = isOdd ? (await import('./odd-dates')).readOddDate : () => null;
  const read = (row: JsonRecord) => readNewsItem(row, readDateTime(row['date']) ?? readOdd(row['date']));
  return firstRows(onceEach(newestFirst(await readLongList(rows, read), ({ date }) => date))).rows;
}

/** Whether an item has something in the place of its date. */
function isWritten(row: unknown): boolean {
  const date = asRecord(row)?.['date'];
  return typeof date === 'number' ? date > 0 : asText(date) !== null;
}

function onceEach(news: readonly Headline[]): readonly Headline[] {
  const known = new Set<string>();
  return news.filter(({ title, source, symbols }) => {
    const key = JSON.stringify([title, source, symbols]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function readNewsItem(row: JsonRecord, dateTime: DateTime | null): Headline | null {
  const title = asLine(decodeTitle(withoutCdata(asText(row['title']) ?? '')), 2000);
  if (title === null) return null;
  const content = newsBody(asText(row['content']) ?? '');
  return {
    title,
    date: dateTime && `${dateTime.day}T${dateTime.time ?? '00:00'}`,
    content: asLine(content) === null ? '' : content,
    author: asLine(row['author'], 100),
    tags: readTags(row['tags']),
    source: asLine(row['source'], 100),
    url: readAddress(row['url']),
    symbols: readSymbols(row['symbols']).slice(0, MAX_SYMBOLS),
  };
}

/** A list of texts, or of objects with a title; or one text with commas between the tags. */
function readTags(value: unknown): string[] {
  const values = asList(value) ?? asText(value)?.split(/[,;|]/) ?? [];
  const tags = values.slice(0, MAX_TAGS).map((tag) => asLine(asRecord(tag)?.['title'] ?? tag, 60));
  return [...new Set(tags)].filter((tag) => tag !== null);
}

/** An http(s) address that carries no password. */
function readAddress(value: unknown): string | null {
  const address = asText(value)?.trim() ?? '';
  if (address.length > 2000 || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href, username, password } = new URL(address);
  return username || password ? null : href;
}
