import { marketTime } from '../../market/clock';
import { formatDay } from '../../market/format';

/** An instant as 'HH:mm dd/MM/yyyy' in market time. */
export function formatInstant(iso: string): string {
  const { day, minute } = marketTime(new Date(iso));
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)} ${formatDay(day)}`;
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0');
}
