import { CLOSE, marketTime } from '../../market/clock';
import { printedSign } from '../../market/net';
import type { PulseIndexFragment } from './pulse.generated';

type Move = { change: number | null; changePercent: number | null };

/** The direction of an index or sector by its rounded figures; other price colours belong to stocks. */
export function directionOf({ change, changePercent }: Move): 'up' | 'down' | 'none' {
  const sign = printedSign(change ?? changePercent ?? 0, 2);
  return sign === 0 ? 'none' : sign > 0 ? 'up' : 'down';
}

/** Whether figures cover a whole trading day; true for an unknown time. */
export function isOver(asOf: string | null): boolean {
  return asOf === null || marketTime(new Date(asOf)).minute >= CLOSE;
}

/** Turnover in percent of the average trading day, rounded; null when unknown. */
export function percentOfUsual(turnover: number | null, usual: number | null): number | null {
  return turnover === null || usual === null || usual <= 0 ? null : Math.round((turnover / usual) * 100);
}

/** The numbers of rising and falling stocks, those at their limits included; null when a count is missing. */
export function sidesOf(index: PulseIndexFragment | undefined): { rose: number; fell: number } | null {
  if (!index) return null;
  const { ceiling, advancers, decliners, floor } = index;
  if (ceiling === null || advancers === null || decliners === null || floor === null) return null;
  return { rose: ceiling + advancers, fell: decliners + floor };
}
