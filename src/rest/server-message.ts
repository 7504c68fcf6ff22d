import { oneLine } from '../lib/text';

const MAX_LENGTH = 300;

/** What no server writes for people, by kind; ordinary words of these languages, such as "select from", are none of it. */
const TECHNICAL = [
  // Markup, entities, templates, JSON.
  /<[!/?]|<[a-z][a-z0-9-]*(?=[\s/>])|&[a-z]{2,10};|&#x?[\da-f]+;/i,
  /\{\{|\$\{|\$t\(|\{"|\[\{/,
  // A stack: the line of a call, a place in a source file, the class of an exception.
  /\bat [\w$]+(\.[\w$<>]+)+\(|\bat \S{0,100} \([^\s)]{0,100}[a-z>]:\d|traceback \(|\bstack ?trace:/i,
  /[\w)]\.(php|m?[jt]sx?|py|rb|java|cs|go|kt)(:\d|\(\d|"?,? (on )?line \d)/i,
  /\b[A-Z]\w{1,40}(Error|Exception)\b/,
  // A path of a server's disk.
  /(^|[\s"'(=:/])(\/(var|srv|usr|home|opt|app|etc|tmp|root|mnt)\/|[a-z]:\\|\\\\\w)/i,
  // SQL, and what its databases say.
  /\bSELECT\b.{1,100}\bFROM\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE \S{1,60} SET\b/,
  /\bselect (\*|count\()|\b(select .{1,100}|delete) from \S{1,60} (where \S{1,60} ?([=<>]|in \(|like ')|limit \d)/i,
  /\binsert into \S{1,60} ?(\(|values)|\bupdate \S{1,60} set \S{1,60} ?=/i,
  /\bsqlstate\b|\bora-\d{5}|\bviolates [\w-]{1,20} ?\w{0,20} constraint|\bduplicate (entry '|key)|\bsql syntax\b/i,
  /\bunknown column '|\brelation "\w{1,60}" does not\b/i,
  // A token.
  /\beyJ[\w-]{8}|\bbearer [\w.~+/-]{16}/i,
];

/**
 * A server's message about a failure, on one line, for people to read as text. Null where it is longer than 300 characters,
 * holds the session's token, or is technical: markup, a stack, a path, SQL, a token.
 */
export function serverMessageOf(message: unknown, token: string | null = null): string | null {
  if (typeof message !== 'string' || (token !== null && message.includes(token))) return null;
  // Four times the length holds what blanks and invisible characters take away.
  const text = oneLine(message.slice(0, MAX_LENGTH * 4));
  if (text === '' || text.length > MAX_LENGTH || TECHNICAL.some((sign) => sign.test(text))) return null;
  return text;
}
