import type { Currency } from '../../../machines/top-up.machine';

const coins = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });

const formats: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  ETH: coins,
  BTC: coins,
};

/** An amount as boards print it in every language: '$1,284.50', '2.35 ETH'. */
export function formatMoney(amount: number, currency: Currency): string {
  const text = formats[currency].format(amount);
  return currency === 'USD' ? text : `${text} ${currency}`;
}
