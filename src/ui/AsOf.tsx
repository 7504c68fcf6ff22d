import { translate } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import { isConfirmed } from '../market/calendar';
import type { AsOf as Stands } from '../market/clock';
import { formatDayMonth, formatMinute } from '../market/format';

/** The time that a panel's prices are valid for: a minute, or a completed trading day. */
export function AsOf({ of }: { of: Stands }) {
  useT();
  const time = of.kind === 'minute' ? `T${formatMinute(of.minute)}+07:00` : '';
  return <time dateTime={of.day + time}>{asOfText(of)}</time>;
}

/** The same as text; days beyond the confirmed calendar are marked as expected. */
export function asOfText(of: Stands): string {
  const day = formatDayMonth(of.day);
  if (of.kind === 'minute') return translate('price.asOfMinute', { time: formatMinute(of.minute), day });
  return translate(isConfirmed(of.day) ? 'price.asOfSession' : 'price.asOfExpected', { day });
}
