import { joinUrl } from '../rest/paths';
import type { Rest } from '../rest/client';
import type { Sources } from './backend';
import { followCalendar } from './feed/calendar';
import { loadCorrection } from './server-time';

type Options = {
  sources: Pick<Sources, 'feed' | 'session'>;
  rest: Rest;
  feedUrl: string;
  /** The time of this device, in ms since 1970. */
  device: () => number;
  /** Called when the server has said how far its clock is ahead of this device's, in ms. */
  onCorrection: (ms: number) => void;
};

/** Follows what the feed of a session announces: its calendar, and once its time; returns a function that ends it. */
export function followMarket({ sources, rest, feedUrl, device, onCorrection }: Options): () => void {
  const leaveCalendar = followCalendar(sources);
  let isOver = false;
  const request = (onHeaders: (headers: Headers) => void) =>
    rest.get(joinUrl(feedUrl, 'time'), { absolute: true, cache: 'no-store', onHeaders });
  void loadCorrection({ request, device }).then((correction) => {
    if (correction !== null && !isOver) onCorrection(correction);
  });
  return () => {
    isOver = true;
    leaveCalendar();
  };
}
