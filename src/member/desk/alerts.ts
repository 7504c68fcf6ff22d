import { object, string, type ObjectSchema } from 'yup';
import type { AlertInput } from '../../graph/resolvers.types';
import { translate } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import type { Watched } from '../../market/alerts';
import { formatPercent, formatPrice } from '../../market/format';
import { toThousand } from '../../market/money';
import { isTicker } from '../../market/symbol';
import { formatInstant } from '../../ui/dates';
import { newId, readPrice } from './trade-form';

/** An alert as it is typed. */
export type TypedAlert = Record<'symbol' | 'kind' | 'price' | 'percent', string>;

const required: MessageKey = 'common.required';
const symbolError: MessageKey = 'desk.symbolError';
const priceError: MessageKey = 'desk.priceError';
const percentError: MessageKey = 'desk.alertPercentError';

export const alertSchema: ObjectSchema<TypedAlert> = object({
  symbol: string()
    .trim()
    .uppercase()
    .required(required)
    .test('is a ticker', symbolError, (text) => isTicker(text)),
  kind: string().defined(),
  price: string()
    .ensure()
    .when('kind', ([kind], schema) =>
      kind === 'CHANGE'
        ? schema
        : schema.required(required).test('is a price', priceError, (text) => readPrice(text) !== null),
    ),
  percent: string()
    .ensure()
    .when('kind', ([kind], schema) =>
      kind === 'CHANGE'
        ? schema.required(required).test('is a change', percentError, (text) => readPercent(text) !== null)
        : schema,
    ),
});

/** The alert that a valid form means. */
export function alertOf({ symbol, kind, price, percent }: TypedAlert, now: Date): AlertInput {
  const isChange = kind === 'CHANGE';
  return {
    id: newId(),
    kind: kind as 'ABOVE' | 'BELOW' | 'CHANGE',
    symbol,
    price: isChange ? null : toThousand(readPrice(price)!),
    percent: isChange ? readPercent(percent) : null,
    armedAt: now.toISOString(),
    isSeen: false,
  };
}

/** A change in percent other than 0, with a point or a comma and any sign; null for anything else. */
function readPercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace('−', '-').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain) || null;
}

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
