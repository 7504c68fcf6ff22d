type Variables = { VITE_PARTNER_NAME?: string; VITE_PARTNER_URL?: string; VITE_CONTACT_EMAIL?: string };

/** The credited charting partner and the contact address, from the build's variables. */
export function configuredPartner() {
  // The build itself calls this in Node, which has no variables here.
  const variables: Variables = (import.meta.env as Variables | undefined) ?? {};
  return {
    name: variables.VITE_PARTNER_NAME || 'TradingView Lightweight Charts',
    url: variables.VITE_PARTNER_URL || 'https://www.tradingview.com/lightweight-charts/',
    contactEmail: variables.VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}
