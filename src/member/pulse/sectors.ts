import { directionOf } from './figures';
import type { PulseSectorFragment } from './pulse.generated';

const MOST = 2;

/** The strongest and weakest sectors, most extreme first; disjoint, without missing figures. */
function rankSectors(sectors: readonly PulseSectorFragment[]) {
  const ranked = sectors.filter(({ changePercent }) => changePercent !== null);
  const leading = ranked.slice(0, Math.min(MOST, Math.ceil(ranked.length / 2)));
  const lagging = ranked.slice(Math.max(leading.length, ranked.length - MOST)).reverse();
  return { leading, lagging };
}

type End = {
  title: 'leading' | 'fellLeast' | 'lagging' | 'roseLeast' | 'flat';
  sectors: readonly PulseSectorFragment[];
};

/**
 * The strongest and weakest sectors as a note may name them: a falling sector does not lead, a rising one does not lag,
 * and one that moved the other way is left out beside one that did.
 */
export function sectorEnds(sectors: readonly PulseSectorFragment[]): End[] {
  const { leading, lagging } = rankSectors(sectors);
  const ends = [
    endOf(leading, 'up', { moved: 'leading', otherwise: 'fellLeast' }),
    endOf(lagging, 'down', { moved: 'lagging', otherwise: 'roseLeast' }),
  ];
  return ends.filter((end) => end.sectors.length > 0);
}

function endOf(
  sectors: readonly PulseSectorFragment[],
  way: 'up' | 'down',
  titles: Record<'moved' | 'otherwise', End['title']>,
): End {
  const went = (direction: string) =>
    sectors.filter((sector) => directionOf({ change: null, ...sector }) === direction);
  const [moved, flat] = [went(way), went('none')];
  if (moved.length > 0) return { title: titles.moved, sectors: moved };
  return flat.length > 0 ? { title: 'flat', sectors: flat } : { title: titles.otherwise, sectors };
}
