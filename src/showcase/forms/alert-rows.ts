import { array, number, object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import { isTicker } from '../../market/symbol';

/** An alert as it is typed; `key` identifies its row. */
export type AlertRow = { key: number; symbol: string; side: string; price: string };
export type AlertsValues = { alerts: AlertRow[] };

export const sides = ['above', 'below'] as const;

export const START: AlertsValues = {
  alerts: [
    { key: 0, symbol: 'FPT', side: 'above', price: '105.00' },
    { key: 1, symbol: 'HPG', side: 'below', price: '24.50' },
  ],
};

/** An empty row. */
export function nextRow(rows: readonly AlertRow[]): AlertRow {
  return { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), symbol: '', side: 'above', price: '' };
}

const required: MessageKey = 'common.required';
const noTicker: MessageKey = 'showcase.form.symbolProblem';
const noPrice: MessageKey = 'showcase.form.priceProblem';
const tooFew: MessageKey = 'showcase.form.noRows';

export const alertsSchema: ObjectSchema<AlertsValues> = object({
  alerts: array(
    object({
      key: number().defined(),
      symbol: string()
        .trim()
        .uppercase()
        .required(required)
        .test('ticker', noTicker, (text) => !text || isTicker(text.toUpperCase())),
      side: string().defined(),
      price: string()
        .trim()
        .required(required)
        .test('price', noPrice, (text) => !text || Number(text) > 0),
    }),
  )
    .defined()
    .min(1, tooFew),
});
