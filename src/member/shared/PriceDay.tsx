import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import type { Quote } from '../../market/quote';
import { formatDay, formatDayOf } from '../../ui/dates';
import { usePricesDay } from './Live';
import styles from './PriceDay.module.css';

type Dated = Partial<Pick<Quote, 'day' | 'price'>>;

/**
 * The day of a price that is not of the trading day of the prices on screen; null for one that is, and where nothing was
 * loaded or no page says of which day its prices are.
 */
export function useOlderDay({ day = null, price = null }: Dated): Day | null {
  const newest = usePricesDay();
  return day !== null && price !== null && newest !== null && day < newest ? day : null;
}

type Props = {
  of: Dated;
  /** Whether it says in words what the day is, where there is room: "close of 26/11". */
  isLong?: boolean;
};

/** The day of a price beside it; nothing beside one of the running or the newest trading day. */
export function PriceDay({ of: quote, isLong = false }: Props) {
  const day = useOlderDay(quote);
  return day && <ClosingDay day={day} isLong={isLong} />;
}

function ClosingDay({ day, isLong }: { day: Day; isLong: boolean }) {
  const t = useT();
  const text = formatDayOf(day, useToday());
  const words = t('price.closeOf', { day: text });
  return (
    <time
      className={`caption ${styles.day}`}
      dateTime={day}
      title={t('price.closeOf', { day: formatDay(day) })}
    >
      {isLong ? (
        words
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden"> {words}</span>
        </>
      )}
    </time>
  );
}
