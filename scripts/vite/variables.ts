import { existsSync, readFileSync } from 'node:fs';
import { isColour, isReadable, leastContrast, MAX_NAME } from '../../src/lib/brand.ts';
import { originsIn } from '../../src/lib/image-origins.ts';

type Env = Record<string, string | undefined>;

/** The problems with a build's variables, a sentence each. */
export function problemsOf(env: Env): readonly string[] {
  return [
    ...['VITE_API_URL', 'VITE_NEWS_URL', 'VITE_CHART_FEED_URL', 'VITE_COVID_URL'].map((name) =>
      address(env, name),
    ),
    webPage(env, 'VITE_PARTNER_URL'),
    webPage(env, 'VITE_TERMS_URL'),
    tiles(env),
    mapsKey(env),
    origins(env, 'VITE_IMAGE_ORIGINS'),
    bot(env),
    embed(env),
    flag(env, 'VITE_CHART_EMBED_SAME_ORIGIN'),
    email(env, 'VITE_CONTACT_EMAIL'),
    name(env, 'VITE_BRAND_NAME'),
    drawing(env, 'VITE_BRAND_LOGO'),
    colour(env, 'VITE_BRAND_PRIMARY_DARK', 'dark'),
    colour(env, 'VITE_BRAND_PRIMARY_LIGHT', 'light'),
  ].filter((problem) => problem !== null);
}

/** An http(s) address, or a path of the page's own origin. */
function address(env: Env, name: string): string | null {
  const value = env[name];
  if (!value || isWeb(value) || /^\/(?!\/)\S*$/.test(value)) return null;
  return `${name} is "${value}": it must be an http(s) address or a path that begins with "/".`;
}

function webPage(env: Env, name: string): string | null {
  const value = env[name];
  return !value || isWeb(value) ? null : `${name} is "${value}": it must be an http(s) address.`;
}

/** Origins as a policy spells them: each stands for itself, without a path or a placeholder. */
function origins(env: Env, name: string): string | null {
  const wrong = originsIn(env[name]).find(
    (each) => !isWeb(each) || !/^https?:\/\/[a-z\d.:[\]-]+\/?$/i.test(each),
  );
  return wrong === undefined
    ? null
    : `${name} contains "${wrong}": it must be origins such as https://images.example.`;
}

/** An address whose host no referral code changes. */
function bot(env: Env): string | null {
  const value = env['VITE_BOT_URL'];
  if (!value || isChat(value)) return null;
  return `VITE_BOT_URL is "${value}": it must be an https address, with {refCode} after its host or not at all.`;
}

function isChat(value: string) {
  if (!URL.canParse(value)) return false;
  const { protocol, host, username, password } = new URL(value);
  return protocol === 'https:' && !/[{}]/.test(host) && !username && !password;
}

function embed(env: Env): string | null {
  const value = env['VITE_CHART_EMBED_URL'];
  if (!value || (isWeb(value) && value.includes('{symbol}'))) return null;
  return `VITE_CHART_EMBED_URL is "${value}": it must be an http(s) address that contains {symbol}.`;
}

function tiles(env: Env): string | null {
  const value = env['VITE_TILE_URL'];
  if (!value || (isWeb(value) && !/[{}]/.test(new URL(value).host) && isTemplate(value))) return null;
  return `VITE_TILE_URL is "${value}": it must be an http(s) address of one host that contains {z}, {x} and {y}, and no other placeholder.`;
}

function isTemplate(address: string) {
  const placeholders = new Set(address.match(/\{[^}]*\}?/g));
  return placeholders.size === 3 && ['{z}', '{x}', '{y}'].every((each) => placeholders.has(each));
}

function mapsKey(env: Env): string | null {
  const value = env['VITE_GOOGLE_MAPS_KEY'];
  return !value || /^[\w-]+$/.test(value)
    ? null
    : `VITE_GOOGLE_MAPS_KEY is "${value}": it must be a key of letters, digits, "-" and "_".`;
}

function flag(env: Env, name: string): string | null {
  const value = env[name];
  return !value || value === 'true' || value === 'false'
    ? null
    : `${name} is "${value}": it must be true or false.`;
}

function email(env: Env, name: string): string | null {
  const value = env[name];
  return !value || /^[^\s@]+@[^\s@]+$/.test(value)
    ? null
    : `${name} is "${value}": it must be an e-mail address.`;
}

function name(env: Env, variable: string): string | null {
  const value = env[variable];
  return !value || (value.trim() === value && value.length <= MAX_NAME)
    ? null
    : `${variable} is "${value}": it must be a name of at most ${MAX_NAME} characters, without spaces around it.`;
}

function drawing(env: Env, variable: string): string | null {
  const value = env[variable];
  return !value || (existsSync(value) && /<svg[\s>]/.test(readFileSync(value, 'utf8')))
    ? null
    : `${variable} is "${value}": it must be the path of an SVG file.`;
}

/** A primary colour that is read on everything that it stands on in its theme. */
function colour(env: Env, variable: string, theme: 'dark' | 'light'): string | null {
  const value = env[variable];
  if (!value || (isColour(value) && isReadable(value, theme))) return null;
  if (!isColour(value)) return `${variable} is "${value}": it must be a colour such as #339cfd.`;
  const contrast = Math.floor(leastContrast(value, theme) * 100) / 100;
  return `${variable} is "${value}": its contrast in the ${theme} theme is ${contrast}:1, and 4.5:1 is needed.`;
}

function isWeb(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
