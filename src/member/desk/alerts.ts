import type { AlertInput } from '../../graph/resolvers.types';
import { translate } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import type { Watched } from '../../market/alerts';
import { formatPercent, formatPrice } from '../../market/format';
import { formatInstant } from '../../ui/dates';

/** An alert as it is saved, with what changes in it. */
export function rowOf(alert: Watched, changes: Partial<AlertInput> = {}): AlertInput {
  const { id, kind, symbol, watchlistId, tradeId, price, percent, armedAt, firedAt, firedPrice, isSeen } =
    alert;
  return {
    ...{ id, kind, symbol, watchlistId, tradeId, price, percent, armedAt, firedAt, firedPrice, isSeen },
    ...changes,
  };
}

/** An alert that watches again from an instant on. */
export function armedAgain(alert: Watched, now: Date): AlertInput {
  return rowOf(alert, { armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false });
}

const TITLES = {
  ABOVE: 'desk.alertAbove',
  BELOW: 'desk.alertBelow',
  CHANGE: 'desk.alertChange',
  STOP: 'desk.alertStop',
  TARGET: 'desk.alertTarget',
  SELLABLE: 'desk.alertSellable',
} as const satisfies Record<Watched['kind'], MessageKey>;

/** What an alert watches for, in the language in use. */
export function alertTitle({ kind, symbol, price, percent }: Watched): string {
  return translate(TITLES[kind], { symbol, price: formatPrice(price), percent: formatPercent(percent) });
}

/** When an alert fired and at which price, in the language in use. */
export function alertFact({ firedAt, firedPrice }: Watched): string {
  if (firedAt === null) return translate('desk.alertArmed');
  const time = formatInstant(firedAt);
  return firedPrice === null ? time : translate('desk.alertFired', { time, price: formatPrice(firedPrice) });
}
