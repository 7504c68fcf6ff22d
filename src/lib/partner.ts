import { variables } from './variables.ts';

const library = {
  name: 'TradingView Lightweight Charts',
  url: 'https://www.tradingview.com/lightweight-charts/',
};

/**
 * The credited charting partner and the contact address, from the build's variables. A partner's chart page without a name
 * is credited by its host; without a partner it is the library that draws the charts. A partner's address may be unknown.
 */
export function configuredPartner() {
  const { VITE_PARTNER_NAME: name, VITE_PARTNER_URL, VITE_CHART_EMBED_URL, VITE_CONTACT_EMAIL } = variables();
  const embed = pageOf(VITE_CHART_EMBED_URL);
  const drawing = embed ? { name: embed.host, url: embed.origin } : library;
  return {
    name: name || drawing.name,
    url: VITE_PARTNER_URL || (name ? null : drawing.url),
    isLibrary: !name && drawing === library,
    contactEmail: VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}

/** The page that an address with `{symbol}` and the like in it leads to. */
function pageOf(template = ''): URL | null {
  const address = template.replace(/\{\w+\}/g, 'x');
  return URL.canParse(address) ? new URL(address) : null;
}
