import { de } from './de';
import { en } from './en';
import { vi, type MessageCode, type Messages } from './vi';

/** What takes the place of the names in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

const tables: Readonly<Record<string, Messages>> = { vi, en, de };

/** Returns a message in the first language of an Accept-Language header that there is, else in Vietnamese. */
export function messageIn(accepted: string, code: MessageCode, values: MessageValues = {}): string {
  const languages = accepted.split(',').map((range) => /^\s*([a-z]*)/i.exec(range)![1]!.toLowerCase());
  const language = languages.find((each) => Object.hasOwn(tables, each)) ?? 'vi';
  return tables[language]![code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
