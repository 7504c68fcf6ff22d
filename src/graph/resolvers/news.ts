import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { decodeTitle } from '../readers/decode-title';
import { readDateTime } from '../readers/date-time';
import { firstRows, newestFirst, readRows, rowsOf } from '../readers/rows';
import type { NewsItem, Resolvers } from '../resolvers.types';

export const news: Resolvers = {
  Query: {
    news: async (_root, _args, sources) =>
      firstRows(newestFirst(readRows(rowsOf(await sources.news()), readNewsItem), ({ date }) => date)).rows,
  },
};

function readNewsItem(row: JsonRecord): NewsItem | null {
  const title = asLine(decodeTitle(asText(row['title']) ?? ''), 2000);
  if (title === null) return null;
  const dateTime = readDateTime(row['date']);
  const content = asText(row['content'])?.trim().normalize('NFC') ?? '';
  return {
    title,
    date: dateTime && `${dateTime.day}T${dateTime.time ?? '00:00'}`,
    content: asLine(content) === null ? '' : content,
  };
}
