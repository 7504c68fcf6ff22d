import { QuotesDocument } from '../../../src/graph/quotes.generated';
import type { Quote } from '../../../src/market/quote';
import { executeQuery } from './execute-query';

export const fpt = {
  s: 'ok',
  n: 'FPT',
  v: {
    ch: -1.2,
    chp: -1.21,
    short_name: 'FPT',
    exchange: 'HSX',
    description: 'CTCP FPT',
    lp: 97.8,
    open_price: 99,
    high_price: 99.2,
    low_price: 97.5,
    prev_close_price: 99,
    volume: 5210000,
  },
};
export const figures: Quote = {
  ...{ price: 97.8, reference: 99, ceiling: 105.9, floor: 92.1, change: -1.2, changePercent: -1.21 },
  ...{ open: 99, high: 99.2, low: 97.5, volume: 5210000, day: null, at: null, source: 'QUOTE' },
};
export const quote = { symbol: 'FPT', exchange: 'HOSE', quote: figures };
export const withValues = (values: Record<string, unknown>, n = 'FPT') => ({
  ...fpt,
  n,
  v: { ...fpt.v, ...values },
});

export const quotes = async (d: unknown, symbols = ['FPT']) =>
  (await executeQuery(QuotesDocument, { 'GET /udf/quotes': { json: { s: 'ok', d } } }, { symbols })).data?.[
    'quotes'
  ];
