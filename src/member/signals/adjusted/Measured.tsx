import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPrice } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import type { Base } from './adjusted-price';

/** A change over an ex-date: from the price that this left, else marked as one that still has in it what the ex-date took. */
export function Measured({ base, change, today }: { base: Base; change: string; today: Day }) {
  const t = useT();
  const { price, exDay, isAdjusted } = base;
  const text = t(isAdjusted ? 'sinceSignal.adjusted' : 'sinceSignal.unadjusted', {
    day: formatDayOf(exDay, today),
    price: formatPrice(price),
  });
  return (
    <span title={text}>
      {change}
      {!isAdjusted && '*'}
      <span className="visually-hidden"> {text}</span>
    </span>
  );
}
