import { object, string, type ObjectSchema } from 'yup';
import type { AlertInput } from '../../graph/resolvers.types';
import type { MessageKey } from '../../i18n/messages';
import { toThousand } from '../../market/money';
import { isTicker } from '../../market/symbol';
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
