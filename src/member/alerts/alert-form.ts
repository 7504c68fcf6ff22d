import { object, string, type ObjectSchema } from 'yup';
import type { AlertInput } from '../../graph/resolvers.types';
import type { MessageKey } from '../../i18n/messages';
import { isAlertReached, type AlertQuote } from '../../market/alerts';
import { toThousand, toVnd } from '../../market/format';
import { levelAlert, type Level } from '../shared/level-alert';
import type { TypedSymbol } from '../shared/typed-symbol';
import { symbolSchema } from '../shared/useTypedSymbol';
import type { AlertDraft } from '../shared/desk-dialogs';
import { readPriceInDong, typedPrice } from '../shared/read-number';

/** An alert as it is typed. */
export type TypedAlert = Record<'symbol' | 'kind' | 'price' | 'percent' | 'list', string>;

const required: MessageKey = 'common.required';
const symbolError: MessageKey = 'desk.symbolError';
const priceError: MessageKey = 'desk.priceError';
const percentError: MessageKey = 'desk.alertPercentError';

/** What a form of an alert needs. */
export const alertSchema = (typed: TypedSymbol): ObjectSchema<TypedAlert> =>
  object({
    symbol: string()
      .ensure()
      .when('kind', ([kind], schema) =>
        kind === 'SIGNAL' ? schema : symbolSchema(typed, symbolError).ensure().required(required),
      ),
    kind: string().defined(),
    price: string()
      .ensure()
      .when('kind', ([kind], schema) =>
        kind === 'CHANGE' || kind === 'SIGNAL'
          ? schema
          : schema
              .required(required)
              .test('is a price', priceError, (text) => readPriceInDong(text) !== null),
      ),
    percent: string()
      .ensure()
      .when('kind', ([kind], schema) =>
        kind === 'CHANGE'
          ? schema.required(required).test('is a change', percentError, (text) => readPercent(text) !== null)
          : schema,
      ),
    list: string()
      .ensure()
      .when('kind', ([kind], schema) => (kind === 'SIGNAL' ? schema.required(required) : schema)),
  });

/** The values of a form for a draft. */
export function typedAlertOf({ symbol = '', price }: AlertDraft): TypedAlert {
  const kind = 'ABOVE';
  return { symbol, kind, price: suggestedPrice(kind, price), percent: '', list: '' };
}

/** Every price in đồng that is a multiple of this one is on a tick, whatever the exchange. */
const COMMON_TICK = 100;

/**
 * A price to begin with, in thousand đồng: one percent beyond the price of now in the direction of the alert, on a tick, so
 * that it does not fire as it is saved. Empty where there is none.
 */
export function suggestedPrice(kind: string, price: number | null | undefined): string {
  if (price == null || (kind !== 'ABOVE' && kind !== 'BELOW')) return '';
  const hundredths = toVnd(price) * (kind === 'ABOVE' ? 101 : 99);
  const ticks = hundredths / (100 * COMMON_TICK);
  const level = (kind === 'ABOVE' ? Math.ceil(ticks) : Math.floor(ticks)) * COMMON_TICK;
  return level > 0 ? typedPrice(level) : '';
}

/** Whether the alert that is typed fires at once with a quote. */
export function firesAtOnce({ kind, price, percent }: TypedAlert, quote: AlertQuote): boolean {
  if (kind === 'CHANGE') return isAlertReached({ kind, price: null, percent: readPercent(percent) }, quote);
  const level = readPriceInDong(price);
  if (level === null || (kind !== 'ABOVE' && kind !== 'BELOW')) return false;
  return isAlertReached({ kind, price: toThousand(level), percent: null }, quote);
}

/** The alert that a valid form means, under an id that stays when it is sent again. */
export function alertOf(
  { symbol, kind, price, percent, list }: TypedAlert,
  now: Date,
  id: string,
): AlertInput {
  const armed = { id, armedAt: now.toISOString(), isSeen: false };
  if (kind === 'SIGNAL') return { ...armed, kind, watchlistId: list };
  if (kind === 'CHANGE') return { ...armed, kind, symbol, percent: readPercent(percent) };
  return levelAlert(
    { symbol, kind: kind as Level['kind'], price: toThousand(readPriceInDong(price)!) },
    now,
    id,
  );
}

/** A change in percent other than 0, with a point or a comma and any sign; null for anything else. */
function readPercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace('−', '-').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain) || null;
}
