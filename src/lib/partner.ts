/** The charting partner to credit and the address to write to, set when the app is built. */
export const partner = {
  name: import.meta.env.VITE_PARTNER_NAME || 'TradingView Lightweight Charts',
  url: import.meta.env.VITE_PARTNER_URL || 'https://www.tradingview.com/lightweight-charts/',
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL || 'contact@nhip.example',
} as const;
