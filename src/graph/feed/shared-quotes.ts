import { asList, asRecord } from '../../lib/json';
import { quotedSymbol } from '../readers/quotes';
import { MAX_SYMBOLS } from './load-quotes';
import type { SharedCall } from './shared-loads';

/** The quotes that views load, an order book's not among them, as one request of `/quotes`. */
export const sharedQuotes: SharedCall = {
  read(path) {
    const [, symbols] = /^quotes\?symbols=([^&]+)$/.exec(path) ?? [];
    return symbols === undefined ? null : { symbols: symbols.split(',').map(decodeURIComponent), of: '' };
  },
  pathOf: ({ symbols }) => `quotes?symbols=${symbols.map(encodeURIComponent).join(',')}`,
  most: () => MAX_SYMBOLS,
  part(symbols, all, response) {
    const record = asRecord(response);
    const rows = asList(record?.['d']);
    if (!record || !rows) return response;
    const own = new Set(symbols);
    const others = new Set(all.filter((symbol) => !own.has(symbol)));
    return { ...record, d: rows.filter((row) => !others.has(quotedSymbol(asRecord(row)) ?? '')) };
  },
};
