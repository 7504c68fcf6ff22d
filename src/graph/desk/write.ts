import type { JsonRecord } from '../../lib/json';
import { toThousand } from '../../market/format';
import { tradePriceInThousand } from '../../market/trade-price';
import type {
  AlertInput,
  CashFlowInput,
  SavedFilterInput,
  DeskSettingsInput,
  DrawnLineInput,
  TradeInput,
} from '../resolvers.types';

/** A trade as the document has it. */
export function writeTrade(trade: TradeInput): JsonRecord {
  const { side, day, isPlanned, price, stop, target, signalKind, signalDay, ...rest } = trade;
  const prices = { price: tradePriceInThousand(price), stop: writePrice(stop), target: writePrice(target) };
  const signal = signalKind && signalDay ? { kind: `buy_${signalKind.toLowerCase()}`, day: signalDay } : null;
  return { ...rest, ...prices, side: side.toLowerCase(), date: day, planned: isPlanned, signal };
}

function writePrice(price: number | null | undefined) {
  return price == null ? null : toThousand(price);
}

/** An alert as the document has it. */
export function writeAlert({ kind, isSeen, ...rest }: AlertInput): JsonRecord {
  return { ...rest, kind: kind.toLowerCase(), seen: isSeen };
}

/** Settings as the document has them. */
export function writeSettings({ costMethod, ...rest }: DeskSettingsInput): JsonRecord {
  return { ...rest, costMethod: costMethod.toLowerCase() };
}

/** The settings of a document without those that can be set, which an older or newer version may have beside them. */
export function withoutSettings(settings: JsonRecord | null): JsonRecord {
  const {
    capital: _c,
    risk: _r,
    weight: _w,
    fee: _f,
    tax: _t,
    bonusTax: _b,
    costMethod: _m,
    ...others
  } = settings ?? {};
  return others;
}

/** A line as the document has it. */
export function writeLine({ kind, ...rest }: DrawnLineInput): JsonRecord {
  return { ...rest, kind: kind.toLowerCase() };
}

/** A cash flow as the document has it. */
export function writeFlow({ id, day, amount }: CashFlowInput): JsonRecord {
  return { id, date: day, amount };
}

/** A saved filter as the document has it. */
export function writeFilter({ id, name, conditions, watchedSince }: SavedFilterInput): JsonRecord {
  return { id, name, conditions, ...(watchedSince !== undefined && { watchedSince }) };
}
