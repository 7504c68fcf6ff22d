type Variables = { VITE_PARTNER_NAME?: string; VITE_PARTNER_URL?: string; VITE_CONTACT_EMAIL?: string };

/** The credited charting partner and the contact address, from a build's variables. */
function partnerIn({ VITE_PARTNER_NAME, VITE_PARTNER_URL, VITE_CONTACT_EMAIL }: Variables) {
  return {
    name: VITE_PARTNER_NAME || 'TradingView Lightweight Charts',
    url: VITE_PARTNER_URL || 'https://www.tradingview.com/lightweight-charts/',
    contactEmail: VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}

/** Those of this build; the build itself, which imports `partnerIn` in Node, has no variables here. */
export const partner = partnerIn((import.meta.env as Variables | undefined) ?? {});
