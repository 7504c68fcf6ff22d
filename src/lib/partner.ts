type Variables = {
  VITE_PARTNER_NAME?: string;
  VITE_PARTNER_URL?: string;
  VITE_CHART_EMBED_URL?: string;
  VITE_CONTACT_EMAIL?: string;
};

const library = {
  name: 'TradingView Lightweight Charts',
  url: 'https://www.tradingview.com/lightweight-charts/',
};

/**
 * The credited charting partner and the contact address, from the build's variables. A partner's chart page without a name
 * is credited by its host; without a partner it is the library that draws the charts. A partner's address may be unknown.
 */
export function configuredPartner() {
  // The build itself calls this in Node, which has no variables here.
  const variables: Variables = (import.meta.env as Variables | undefined) ?? {};
  const name = variables.VITE_PARTNER_NAME;
  const embed = pageOf(variables.VITE_CHART_EMBED_URL);
  const drawing = embed ? { name: embed.host, url: embed.origin } : library;
  return {
    name: name || drawing.name,
    url: variables.VITE_PARTNER_URL || (name ? null : drawing.url),
    isLibrary: !name && drawing === library,
    contactEmail: variables.VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}

/** The page that an address with `{symbol}` and the like in it leads to. */
function pageOf(template = ''): URL | null {
  const address = template.replace(/\{\w+\}/g, 'x');
  return URL.canParse(address) ? new URL(address) : null;
}
