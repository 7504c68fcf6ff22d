import type { Exchange } from '../../src/market/exchange';
import { NO_QUOTE, type Quote } from '../../src/market/quote';

/** A feed's quote of which no more than this is known. */
export const quoteOf = (figures: Partial<Quote> = {}): Quote => ({
  ...NO_QUOTE,
  source: 'QUOTE',
  ...figures,
});

type Known = Partial<Quote> & { symbol: string; exchange?: Exchange | null };

/** An instrument with such a quote. */
export const quoted = ({ symbol, exchange = null, ...figures }: Known) => ({
  __typename: 'Instrument' as const,
  symbol,
  exchange,
  quote: quoteOf(figures),
});
