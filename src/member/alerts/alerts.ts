import type { AlertInput } from '../../graph/resolvers.types';
import { translate } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import { isAlertReached, type PriceAlert, type Watched } from '../../market/alerts';
import type { FilterAlert } from '../../market/filter-alerts';
import { formatPercent, formatPrice, formatVolume } from '../../market/format';
import type { HoldReason } from '../../market/held-price';
import { closeOf, marketTime } from '../../market/clock';
import { formatDay, formatInstant } from '../../ui/dates';
import { markExpected } from '../shared/expected-day';

/** An alert that watches or has fired, or the news that a symbol has entered a filter. */
export type ShownAlert = Watched | FilterAlert;

export function isNewsOfFilter(alert: ShownAlert): alert is FilterAlert {
  return alert.kind === 'FILTER';
}

/** An alert as it is saved, with what changes in it. */
export function rowOf(alert: ShownAlert, changes: Partial<AlertInput> = {}): AlertInput {
  const { id, kind, symbol, watchlistId, filterId, tradeId, price, percent } = alert;
  const { armedAt, firedAt, firedPrice, isSeen } = alert;
  const row = {
    id,
    kind,
    symbol,
    watchlistId,
    filterId,
    tradeId,
    price,
    percent,
    armedAt,
    firedAt,
    firedPrice,
    isSeen,
  };
  return { ...row, ...changes };
}

/** An alert that watches again from an instant on. */
export function armedAgain(alert: Watched, now: Date): AlertInput {
  const symbol = alert.kind === 'SIGNAL' ? null : alert.symbol;
  return rowOf(alert, { symbol, armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false });
}

const TITLES = {
  ABOVE: 'desk.alertAbove',
  BELOW: 'desk.alertBelow',
  CHANGE: 'desk.alertChange',
  STOP: 'desk.alertStop',
  TARGET: 'desk.alertTarget',
  SELLABLE: 'desk.alertSellable',
} as const satisfies Record<PriceAlert['kind'], MessageKey>;

/** What an alert watches for, in the language in use. */
export function alertTitle(alert: ShownAlert, nameOf: (watchlistId: string) => string): string {
  if (isNewsOfFilter(alert)) {
    return translate('desk.alertFilter', { symbol: alert.symbol, filter: alert.filterName });
  }
  const { kind, symbol, price, percent, watchlistId } = alert;
  if (kind !== 'SIGNAL') {
    const values = { symbol, price: formatPrice(price), percent: formatPercent(percent) };
    return translate(TITLES[kind], values);
  }
  const list = nameOf(watchlistId);
  return symbol === null
    ? translate('desk.alertSignal', { list })
    : translate('desk.alertSignalOf', { list, symbol });
}

/**
 * When an alert fired and at which price, in the language in use; by the close of a day means some time of it. Of an armed
 * one, why a price on which it would fire is held back.
 */
export function alertFact(alert: ShownAlert, held?: HoldReason): string {
  const { firedAt, firedPrice } = alert;
  if (firedAt === null) return heldFact(alert, held) ?? translate('desk.alertArmed');
  const { day } = marketTime(new Date(firedAt));
  const text = isClose(firedAt) ? formatDay(day) : formatInstant(firedAt);
  const time = alert.kind === 'SELLABLE' ? markExpected(day, text) : text;
  return firedPrice === null ? time : translate('desk.alertFired', { time, price: formatPrice(firedPrice) });
}

function heldFact(alert: ShownAlert, held: HoldReason | undefined): string | null {
  if (!held || isNewsOfFilter(alert) || alert.kind === 'SIGNAL') return null;
  if (held === 'UNKNOWN_UNIT') return alert.kind === 'SELLABLE' ? null : translate('desk.alertHeldUnit');
  const { price, known, factor } = held;
  const changePercent = (price / known - 1) * 100;
  if (!isAlertReached(alert, { price, changePercent })) return null;
  const prices = { price: formatPrice(price), known: formatPrice(known) };
  if (factor === null) return translate('desk.alertHeldStep', prices);
  const times = formatVolume(factor > 1 ? factor : Math.round(1 / factor));
  return translate(factor > 1 ? 'desk.alertHeldTimes' : 'desk.alertHeldPart', { ...prices, times });
}

function isClose(firedAt: string) {
  const at = new Date(firedAt);
  return at.getTime() === closeOf(marketTime(at).day).getTime();
}
