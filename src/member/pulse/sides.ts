import type { PulseIndexFragment } from './pulse.generated';

/** How many stocks rose and how many fell, those at their limits included; null where a count is missing. */
export function sidesOf(index: PulseIndexFragment | undefined): { rose: number; fell: number } | null {
  if (!index) return null;
  const { ceiling, advancers, decliners, floor } = index;
  if (ceiling === null || advancers === null || decliners === null || floor === null) return null;
  return { rose: ceiling + advancers, fell: decliners + floor };
}
