import { chapters, spans, STORY, type Chapter } from '../../../mock-server/story/story';
import type { TabText } from '../../lib/storage';
import { marketTime } from '../../market/clock';
import type { MarketTime, Speed } from '../market-time';

/** The scenario that tells the story. */
export const STORY_DAY = 'story-day';

/** As fast as the story begins. */
const SPEED: Speed = 60;

/** The chapters in their order. */
export const chapterNames = Object.keys(chapters) as Chapter[];

/** The chapter that a market time belongs to, the last one also afterwards; null before the first. */
export function chapterAt(time: number): Chapter | null {
  return chapterNames.findLast((name) => chapters[name] <= time) ?? null;
}

/** Whether a market time is after the last span of the story. */
export function isOver(time: number): boolean {
  return time >= spans.at(-1)!.until;
}

/** Sets the clock to the beginning of a chapter; the speed stays. */
export function openChapter(time: MarketTime, chapter: Chapter): void {
  time.setTo(chapters[chapter], '');
}

type Options = {
  scenario: string;
  time: MarketTime;
  /** Whether the address says where the clock stands: then the story begins there. */
  isClockNamed: boolean;
  /** Where the tab keeps that it tells the story. */
  begun: TabText;
};

/**
 * Begins the story where its scenario is opened, at its speed, and leads from each of its spans into the next; a tab that tells
 * it already goes on where it is. A tab that has left it has the real time again. Returns a function that stops it.
 */
export function startStory({ scenario, time, isClockNamed, begun }: Options): () => void {
  const hasBegun = begun.read() !== null;
  if (scenario !== STORY_DAY) {
    if (hasBegun) time.release();
    begun.write(null);
    return () => {};
  }
  begun.write('begun');
  if (!isClockNamed && !(hasBegun && isInStory(time))) {
    openChapter(time, 'news');
    time.setSpeed(SPEED);
  } else if (!hasBegun) {
    time.setSpeed(SPEED);
  }
  return tell(time);
}

/** Waits for the end of each span: the clock then jumps to the next one, and stands still after the last. */
function tell(time: MarketTime): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel();
    cancel = () => {};
    const index = time.setting() === null ? -1 : spanAt(time.now());
    const span = spans[index];
    if (span === undefined) return;
    cancel = time.after(span.until - time.now(), () => {
      const next = spans[index + 1];
      // A timer may be early.
      if (time.now() < span.until) wait();
      else if (next) time.setTo(next.from, '');
      else time.setSpeed(0);
    });
  };
  const unsubscribe = time.subscribe(wait);
  wait();
  return () => {
    cancel();
    unsubscribe();
  };
}

/** Whether the clock is where the story has led it: in one of its spans, or after the last of them on its day. */
function isInStory(time: MarketTime): boolean {
  if (time.setting() === null) return false;
  const now = time.now();
  const isAfterLast = isOver(now) && marketTime(new Date(now)).day === STORY.saleDay;
  return isAfterLast || spanAt(now) !== -1;
}

function spanAt(time: number): number {
  return spans.findIndex(({ from, until }) => from <= time && time < until);
}
