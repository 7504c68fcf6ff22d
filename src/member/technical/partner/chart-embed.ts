/** What an address of the partner's page is filled with. */
type Filling = { readonly symbol: string; readonly theme: string; readonly lang: string };

/** The partner's chart page, and how far it is trusted. */
export type ChartEmbed = {
  readonly addressOf: (filling: Filling) => string;
  /** The frame's `sandbox`: never more than scripts, popups and, where configured, the partner's own origin. */
  readonly sandbox: string;
  /** The origin that messages of the page carry; `null`, as a text, for a page without an origin of its own. */
  readonly messageOrigin: string;
  /** Where messages to the page are sent. A page without an origin can only be addressed as anybody. */
  readonly heardAs: string;
  /** The origin that the page is loaded from. */
  readonly origin: string;
};

const LEAST = 'allow-scripts allow-popups';
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The chart page that a build names: https, or http on this machine, with `{symbol}` somewhere behind the origin.
 * Null where none is named, or one that must not be framed. `own` is the app's origin: a page of that origin is never
 * given it, as it could then take its sandbox off.
 */
export function readChartEmbed(
  template: string | undefined,
  isSameOrigin: string | undefined,
  own: string | null = null,
): ChartEmbed | null {
  if (!template?.includes('{symbol}')) return null;
  const [page, other] = ['a', 'b'].map((text) =>
    parsed(filled(template, { symbol: text, theme: text, lang: text })),
  );
  if (!page || page.origin !== other?.origin || page.username || page.password) return null;
  if (page.protocol !== 'https:' && !(page.protocol === 'http:' && LOOPBACK.test(page.hostname))) return null;

  const { origin } = page;
  const keepsOrigin = isSameOrigin === 'true' && origin !== own;
  return {
    addressOf: (filling) => filled(template, filling),
    sandbox: keepsOrigin ? `${LEAST} allow-same-origin` : LEAST,
    messageOrigin: keepsOrigin ? origin : 'null',
    heardAs: keepsOrigin ? origin : '*',
    origin,
  };
}

function filled(template: string, { symbol, theme, lang }: Filling): string {
  return template
    .replaceAll('{symbol}', encodeURIComponent(symbol))
    .replaceAll('{theme}', encodeURIComponent(theme))
    .replaceAll('{lang}', encodeURIComponent(lang));
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
