import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Headline, NewsRows } from '../values';
import { readDateTime } from './date-time';
import { decodeTitle } from './decode-title';
import { readSymbols } from './instrument';
import { firstRows, newestFirst, readLongList, rowsOf } from './rows';

const MAX_TAGS = 10;
const MAX_SYMBOLS = 20;

/** The headlines, newest first; one without a title is left out. */
export async function readNews(response: unknown): Promise<NewsRows> {
  return firstRows(newestFirst(await readLongList(rowsOf(response), readNewsItem), ({ date }) => date)).rows;
}

function readNewsItem(row: JsonRecord): Headline | null {
  const title = asLine(decodeTitle(asText(row['title']) ?? ''), 2000);
  if (title === null) return null;
  const dateTime = readDateTime(row['date']);
  const content = asText(row['content'])?.trim().normalize('NFC') ?? '';
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
