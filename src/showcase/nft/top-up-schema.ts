import { mixed, object, string, type ObjectSchema } from 'yup';
import type { Currency } from '../../../machines/top-up.machine';
import type { MessageKey } from '../../i18n/messages';

/** A typed top-up; its card is the index of one in the list. */
export type TypedTopUp = { currency: Currency; amount: string; card: string };

const required: MessageKey = 'common.required';
const notAnAmount: MessageKey = 'showcase.nft.amountError';
const tooLarge: MessageKey = 'showcase.nft.amountTooLarge';
const tooPrecise: MessageKey = 'showcase.nft.amountTooPrecise';

/** The largest amount of one top-up, in any currency. */
const MOST = 1_000_000;

const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, ETH: 8, BTC: 8 };

// Some keyboards have a comma only; before three digits it may as well group thousands.
const AMOUNT = /^\d+(?:\.(\d+)|,(?!\d{3}$)(\d+))?$/;

/** A typed amount; null for what is none. */
export function amountIn(text: string): number | null {
  return AMOUNT.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

/** Amount and card are required, the amount above zero and of no more decimals than its currency has. */
export const topUpSchema: ObjectSchema<TypedTopUp> = object({
  currency: mixed<Currency>().required(required),
  amount: string()
    .trim()
    .required(required)
    .test('is an amount', notAnAmount, (text) => (amountIn(text) ?? 0) > 0)
    .test('is not too large', tooLarge, (text) => (amountIn(text) ?? 0) <= MOST)
    .test('is not too precise', tooPrecise, (text, { parent }) => {
      const [, afterPoint, afterComma] = AMOUNT.exec(text.trim()) ?? [];
      const { currency } = parent as TypedTopUp;
      return (afterPoint ?? afterComma ?? '').length <= DECIMALS[currency];
    }),
  card: string().required(required),
});
