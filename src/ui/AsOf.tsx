import { translate } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import { isConfirmed } from '../market/calendar';
import type { AsOf as Stands } from '../market/clock';
import { formatDayMonth, formatMinute } from '../market/format';

/** What the prices of a panel stand for: a minute, or a session that is over. */
export function AsOf({ of }: { of: Stands }) {
  useT();
  const time = of.kind === 'minute' ? `T${formatMinute(of.minute)}+07:00` : '';
  return <time dateTime={of.day + time}>{asOfText(of)}</time>;
}

/** The same in words; a session beyond the confirmed calendar is expected. */
export function asOfText(of: Stands): string {
  const day = formatDayMonth(of.day);
  if (of.kind === 'minute') return translate('price.asOfMinute', { time: formatMinute(of.minute), day });
  return translate(isConfirmed(of.day) ? 'price.asOfSession' : 'price.asOfExpected', { day });
}
