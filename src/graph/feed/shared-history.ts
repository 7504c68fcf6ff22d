import { asList, asRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import { quotedSymbol } from '../readers/quotes';
import { knownConfig } from './config';
import type { SharedCall } from './shared-loads';

/** The bars of several symbols in the same range as one request of `/history`, where the feed's configuration offers it. */
export const sharedHistory: SharedCall = {
  read(path) {
    const [, symbol, of] = /^history\?symbol=([^&]+)&(.+)$/.exec(path) ?? [];
    return symbol === undefined || of === undefined ? null : { symbols: [decodeURIComponent(symbol)], of };
  },
  pathOf: ({ symbols, of }) => `history?symbol=${symbols.map(encodeURIComponent).join(',')}&${of}`,
  most: (session) => knownConfig(session)?.historiesAtOnce ?? 1,
  part([symbol], _, response) {
    const histories = asList(asRecord(response)?.['d'])?.map(asRecord) ?? [];
    const own = histories.find((history) => quotedSymbol(history) === symbol);
    if (!own) throw new RestError('refused', { status: 200 });
    return own;
  },
};
