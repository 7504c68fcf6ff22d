import { marketTime } from './clock';
import { formatDay, formatMinute } from './format';

/** An instant as 'HH:mm dd/MM/yyyy' in market time. */
export function formatInstant(iso: string): string {
  const { day, minute } = marketTime(new Date(iso));
  return `${formatMinute(minute)} ${formatDay(day)}`;
}
