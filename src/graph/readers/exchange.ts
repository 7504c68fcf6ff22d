import { asText, type JsonRecord } from '../../lib/json';
import { exchangeOf, type Exchange } from '../../market/exchange';

/** The names under which feeds say where a symbol is traded, those that the protocol prefers first. */
const FIELDS = [
  ...['exchange-traded', 'exchange-listed', 'exchange_traded', 'exchange_listed'],
  ...['traded_exchange', 'listed_exchange', 'exchange'],
];

/** Names with the exchange before the symbol, `HOSE:FPT`. */
const NAMES = ['full_name', 'original_name', 'ticker', 'symbol', 'name'];

/** Codes that feeds alone have for the exchanges: of their older names, of ISO 10383, and of the boards of KRX's system. */
const CODES: Readonly<Record<string, Exchange>> = {
  ...{ HOSTC: 'HOSE', XSTC: 'HOSE', STO: 'HOSE' },
  ...{ HASTC: 'HNX', HSTC: 'HNX', XHNX: 'HNX', STX: 'HNX' },
  ...{ XUPC: 'UPCOM', UPX: 'UPCOM' },
};

/** Where a symbol is traded, by whatever a feed says of it; null where it does not say. */
export function readExchange(about: JsonRecord | null): Exchange | null {
  if (about === null) return null;
  for (const field of FIELDS) {
    const exchange = exchangeNamed(about[field]);
    if (exchange) return exchange;
  }
  for (const field of NAMES) {
    const prefix = /^([^:]{1,20}):/.exec(asText(about[field]) ?? '')?.[1];
    const exchange = prefix && exchangeNamed(prefix);
    if (exchange) return exchange;
  }
  return null;
}

function exchangeNamed(value: unknown): Exchange | null {
  return exchangeOf(value) ?? CODES[asText(value)?.trim().toUpperCase() ?? ''] ?? null;
}
