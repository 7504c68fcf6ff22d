import { useQuery } from '@apollo/client/react';
import type { LoadContext } from '../../graph/session-guard';
import type { Resolution } from '../../graph/resolvers.types';
import { defaultRange, isIntraday, resolutions, type ChartView } from './chart/view';
import { ResolutionsDocument } from './technical.generated';

/** Behind the bars on screen. */
const LAST: LoadContext = { priority: 'neighbour' };

/** The resolutions that the feed serves; null until it has answered. */
export function useOffered(): readonly Resolution[] | null {
  const { data, error } = useQuery(ResolutionsDocument, { context: LAST });
  if (error) return resolutions.filter((resolution) => !isIntraday(resolution));
  return data?.resolutions ?? null;
}

/** The settings with daily bars in place of bars that the feed does not serve. */
export function withOffered(view: ChartView, offered: readonly Resolution[] | null): ChartView {
  if (!offered || offered.includes(view.resolution)) return view;
  return { ...view, resolution: 'DAY', range: defaultRange('DAY', window.innerWidth) };
}
