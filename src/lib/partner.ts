type Variables = { VITE_PARTNER_NAME?: string; VITE_PARTNER_URL?: string; VITE_CONTACT_EMAIL?: string };

const library = {
  name: 'TradingView Lightweight Charts',
  url: 'https://www.tradingview.com/lightweight-charts/',
};

/**
 * The credited charting partner and the contact address, from the build's variables; without a partner the library that
 * draws the charts. The address of a partner may be unknown.
 */
export function configuredPartner() {
  // The build itself calls this in Node, which has no variables here.
  const variables: Variables = (import.meta.env as Variables | undefined) ?? {};
  const name = variables.VITE_PARTNER_NAME;
  return {
    name: name || library.name,
    url: variables.VITE_PARTNER_URL || (name ? null : library.url),
    isLibrary: !name,
    contactEmail: variables.VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}
