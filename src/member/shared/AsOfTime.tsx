import { useToday } from '../../app/actors/useToday';
import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { isConfirmed } from '../../market/calendar';
import type { AsOf as Stands } from '../../market/clock';
import type { Day } from '../../market/day';
import { formatMinute } from '../../market/format';
import { formatDayOf } from '../../ui/dates';

/** The time that a panel's prices are valid for: a minute, or a completed trading day. */
export function AsOfTime({ value }: { value: Stands }) {
  useT();
  const today = useToday();
  const time = value.kind === 'minute' ? `T${formatMinute(value.minute)}+07:00` : '';
  return <time dateTime={value.day + time}>{asOfText(value, today)}</time>;
}

/** The same as text; days beyond the confirmed calendar are marked as expected. */
export function asOfText(value: Stands, today: Day): string {
  const day = formatDayOf(value.day, today);
  if (value.kind === 'minute') {
    const key = value.isUnchanged === true ? 'price.unchangedSince' : 'price.asOfMinute';
    return translate(key, { time: formatMinute(value.minute), day });
  }
  return translate(isConfirmed(value.day) ? 'price.asOfTradingDay' : 'price.asOfExpected', { day });
}
