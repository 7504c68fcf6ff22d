import { existsSync, readFileSync } from 'node:fs';
import { isReadable, leastContrast, MAX_NAME } from '../../src/lib/brand.ts';
import { isColour } from '../../src/lib/colour.ts';
import { originsIn } from '../../src/lib/image-origins.ts';

export type Env = Record<string, string | undefined>;

/** Those of any text, or of texts that are examined one by one. */
const UNRULED = ['VITE_NEWS_PROVIDER', 'VITE_PARTNER_NAME', 'VITE_IMAGE_ORIGINS'];

/** What the value of a variable must be, if it has one. */
type Rule = { names: readonly string[]; isValid: (value: string) => boolean; must: string };

const rules: readonly Rule[] = [
  {
    names: ['VITE_API_URL', 'VITE_NEWS_URL', 'VITE_CHART_FEED_URL', 'VITE_COVID_URL'],
    isValid: (value) => isWeb(value) || /^\/(?![/\\])[^\s\p{C}"'<>\\]*$/u.test(value),
    must: 'an http(s) address or a path that begins with "/"',
  },
  {
    // It stands in headers and in configurations of servers as it is.
    names: ['VITE_REPORT_URL'],
    isValid: (value) => /^[\w:/.~%?=&+@[\]-]+$/.test(value) && (isWeb(value) || /^\/(?!\/)/.test(value)),
    must: 'an http(s) address or a path that begins with "/", without other signs than : / . ~ % ? = & + @ -',
  },
  { names: ['VITE_PARTNER_URL', 'VITE_TERMS_URL'], isValid: isWeb, must: 'an http(s) address' },
  {
    names: ['VITE_TILE_URL'],
    isValid: isTiles,
    must: 'an http(s) address of one host that contains {z}, {x} and {y}, and no other placeholder',
  },
  {
    names: ['VITE_GOOGLE_MAPS_KEY'],
    isValid: (value) => /^[\w-]+$/.test(value),
    must: 'a key of letters, digits, "-" and "_"',
  },
  {
    names: ['VITE_BOT_URL'],
    isValid: (value) => isWeb(value) && /^https:/i.test(value),
    must: 'an https address, with {refCode} after its host or not at all',
  },
  {
    names: ['VITE_CHART_EMBED_URL'],
    isValid: (value) => isWeb(value) && value.includes('{symbol}'),
    must: 'an http(s) address that contains {symbol}',
  },
  {
    names: ['VITE_CHART_EMBED_SAME_ORIGIN'],
    isValid: (value) => ['true', 'false'].includes(value),
    must: 'true or false',
  },
  {
    names: ['VITE_HSTS'],
    isValid: (value) => ['off', 'host', 'subdomains'].includes(value),
    must: 'off, host or subdomains',
  },
  {
    names: ['VITE_SAMPLES'],
    isValid: (value) => ['on', 'off'].includes(value),
    must: 'on or off',
  },
  {
    names: ['VITE_CONTACT_EMAIL'],
    isValid: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
    must: 'an e-mail address',
  },
  {
    names: ['VITE_BRAND_NAME'],
    isValid: (value) => value.trim() === value && value.length <= MAX_NAME,
    must: `a name of at most ${MAX_NAME} characters, without spaces around it`,
  },
  {
    names: ['VITE_BRAND_LOGO'],
    isValid: (value) => existsSync(value) && /<svg[\s>]/.test(readFileSync(value, 'utf8')),
    must: 'the path of an SVG file',
  },
  {
    names: ['VITE_BRAND_PRIMARY_DARK', 'VITE_BRAND_PRIMARY_LIGHT'],
    isValid: isColour,
    must: 'a colour such as #339cfd',
  },
];

/** What stands in the files of a build, and no delivery can change. */
const BUILT = /^VITE_(?:BRAND_|REPORT_URL$)/;

/** Those of some variables that a delivery can change. */
export function deliverable(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !BUILT.test(name)));
}

/** The problems with the variables that a delivery is to have, a sentence each. */
export function problemsOfDelivery(env: Env): readonly string[] {
  const known = new Set(rules.flatMap(({ names }) => names).concat(UNRULED));
  return Object.keys(env).flatMap((name) => {
    if (BUILT.test(name)) return [`${name} is part of the build: build again with it.`];
    return known.has(name) ? [] : [`${name} is no variable of docs/backend.md.`];
  });
}

/** The problems with a build's variables, a sentence each. */
export function problemsOf(env: Env): readonly string[] {
  const broken = rules.flatMap(({ names, isValid, must }) =>
    names
      .filter((name) => env[name] && !isValid(env[name]))
      .map((name) => `${name} is ${JSON.stringify(env[name])}: it must be ${must}.`),
  );
  const unreadable = (['dark', 'light'] as const).flatMap((theme) => {
    const name = `VITE_BRAND_PRIMARY_${theme.toUpperCase()}`;
    const value = env[name];
    if (!value || !isColour(value) || isReadable(value, theme)) return [];
    const contrast = Math.floor(leastContrast(value, theme) * 100) / 100;
    return `${name} is "${value}": its contrast in the ${theme} theme is ${contrast}:1, and 4.5:1 is needed.`;
  });
  // As a policy spells them: each stands for itself, without a path or a placeholder.
  const origin = originsIn(env['VITE_IMAGE_ORIGINS']).find(
    (each) => !isWeb(each) || !/^https?:\/\/[^/?#]+\/?$/i.test(each),
  );
  const foreign =
    origin && `VITE_IMAGE_ORIGINS contains "${origin}": it must be origins such as https://images.example.`;
  return [...broken, ...unreadable, ...(foreign ? [foreign] : [])];
}

/** What is wrong with the path that a build is served below: its pages, worker and headers name it from the root of the host. */
export function problemsOfBase(base: string): readonly string[] {
  if (/^\/(?:[\w.~-]+\/)*$/.test(base)) return [];
  return [`--base is "${base}": it must be a path that begins and ends with "/", such as /nhip/.`];
}

/** Whether a value is an address of one host, without a sign that could end its place in a policy. */
function isWeb(value: string) {
  if (!URL.canParse(value) || !/^https?:\/\/[^\s\p{C}"'<>\\]+$/iu.test(value)) return false;
  const { host, username, password } = new URL(value);
  return !username && !password && /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d+)?$/.test(host);
}

function isTiles(value: string) {
  const placeholders = [...new Set(value.match(/\{[^}]*\}?/g))].sort().join();
  return isWeb(value) && placeholders === '{x},{y},{z}';
}
