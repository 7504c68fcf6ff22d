import type { PulseSectorFragment } from './pulse.graphql';

const MOST = 2;

/** The strongest sectors, strongest first, and the weakest, weakest first; none in both, none without a figure. */
export function rankSectors(sectors: readonly PulseSectorFragment[]) {
  const ranked = sectors.filter(({ changePercent }) => changePercent !== null);
  const leading = ranked.slice(0, Math.min(MOST, Math.ceil(ranked.length / 2)));
  const lagging = ranked.slice(Math.max(leading.length, ranked.length - MOST)).reverse();
  return { leading, lagging };
}
