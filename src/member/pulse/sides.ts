import type { PulseIndexFragment } from './pulse.generated';

/** The numbers of rising and falling stocks, those at their limits included; null when a count is missing. */
export function sidesOf(index: PulseIndexFragment | undefined): { rose: number; fell: number } | null {
  if (!index) return null;
  const { ceiling, advancers, decliners, floor } = index;
  if (ceiling === null || advancers === null || decliners === null || floor === null) return null;
  return { rose: ceiling + advancers, fell: decliners + floor };
}
