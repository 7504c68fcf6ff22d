import { oneLine } from '../lib/text';

const MAX_LENGTH = 300;

/** Signs of a technical message: markup, templates, stack traces, SQL, file paths, secrets. */
const TECHNICAL = [
  /<[a-z!/?]|&[a-z]{2,10};|&#\d/i,
  /\{\{|\$\{|\$t\(|\{"|\[\{/,
  /\bat \S{0,100}[./\\(<]\S{0,100}[:(]\d|traceback|stack ?trace|\.(php|m?js|ts|py|rb|java|cs|go)[:(]\d/i,
  /\b[A-Z]\w{1,40}(Error|Exception)\b/,
  /sqlstate|\bselect\b.{1,100}\bfrom\b|\binsert into\b|\bdelete from\b|\bupdate \w{1,60} set\b/i,
  /(^|[\s"'(])(\/(var|srv|usr|home|opt|app|etc)\/|[a-z]:\\)/i,
  /\bbearer\s|\beyJ[\w-]{8}|\S{60}/i,
];

/** A server's message about a failure, cut at 300 characters; null where it does not read like a sentence for people. */
export function serverMessageOf(message: unknown, token: string | null = null): string | null {
  if (typeof message !== 'string' || (token !== null && message.includes(token))) return null;
  const text = oneLine(message.slice(0, MAX_LENGTH * 4));
  if (text === '' || TECHNICAL.some((sign) => sign.test(text))) return null;
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
