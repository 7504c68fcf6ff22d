type Names = { VITE_PARTNER_NAME?: string; VITE_PARTNER_URL?: string; VITE_CONTACT_EMAIL?: string };

/** The charting partner to credit and the address to write to, as a build's variables say. */
export function partnerIn({ VITE_PARTNER_NAME, VITE_PARTNER_URL, VITE_CONTACT_EMAIL }: Names) {
  return {
    name: VITE_PARTNER_NAME || 'TradingView Lightweight Charts',
    url: VITE_PARTNER_URL || 'https://www.tradingview.com/lightweight-charts/',
    contactEmail: VITE_CONTACT_EMAIL || 'contact@nhip.example',
  };
}
