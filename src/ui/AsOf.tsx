import { translate } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import { isConfirmed } from '../market/calendar';
import type { AsOf as Stands } from '../market/clock';
import { formatMinute } from '../market/format';
import { formatDayMonth } from './dates';

/** The time that a panel's prices are valid for: a minute, or a completed trading day. */
export function AsOf({ value }: { value: Stands }) {
  useT();
  const time = value.kind === 'minute' ? `T${formatMinute(value.minute)}+07:00` : '';
  return <time dateTime={value.day + time}>{asOfText(value)}</time>;
}

/** The same as text; days beyond the confirmed calendar are marked as expected. */
export function asOfText(value: Stands): string {
  const day = formatDayMonth(value.day);
  if (value.kind === 'minute') {
    return translate('price.asOfMinute', { time: formatMinute(value.minute), day });
  }
  return translate(isConfirmed(value.day) ? 'price.asOfTradingDay' : 'price.asOfExpected', { day });
}
