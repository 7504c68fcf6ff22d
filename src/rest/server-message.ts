import { oneLine } from '../lib/text';

const LONGEST = 300;

/** What no sentence for people holds: markup, templates, stack traces, SQL, places on a disk, secrets. */
const SIGNS_OF_A_MACHINE = [
  /<[a-z!/?]|&[a-z]{2,10};|&#\d/i,
  /\{\{|\$\{|\$t\(|\{"|\[\{/,
  /\bat \S{0,100}[./\\(<]\S{0,100}[:(]\d|traceback|stack ?trace|\.(php|m?js|ts|py|rb|java|cs|go)[:(]\d/i,
  /\b[A-Z]\w{1,40}(Error|Exception)\b/,
  /sqlstate|\bselect\b.{1,100}\bfrom\b|\binsert into\b|\bdelete from\b|\bupdate \w{1,60} set\b/i,
  /(^|[\s"'(])(\/(var|srv|usr|home|opt|app|etc)\/|[a-z]:\\)/i,
  /\bbearer\s|\beyJ[\w-]{8}|\S{60}/i,
];

/** What a server says about a failure where it reads like a sentence for people, cut at 300 characters; else null. */
export function serverMessageOf(message: unknown, token: string | null = null): string | null {
  if (typeof message !== 'string' || (token !== null && message.includes(token))) return null;
  const text = oneLine(message.slice(0, LONGEST * 4));
  if (text === '' || SIGNS_OF_A_MACHINE.some((sign) => sign.test(text))) return null;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
