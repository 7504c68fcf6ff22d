import { marketTime } from '../../market/clock';
import { formatDay, formatMinute } from '../../market/format';

/** An instant as 'HH:mm dd/MM/yyyy' in market time. */
export function formatInstant(iso: string): string {
  const { day, minute } = marketTime(new Date(iso));
  return `${formatMinute(minute)} ${formatDay(day)}`;
}
