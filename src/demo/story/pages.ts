import { STORY, type Chapter } from '../../../mock-server/story/story';
import { pathTo, type Href } from '../../app/router/paths';
import { signalKindOf, withSignal } from '../../lib/signal-address';

const { symbol, kind, signalDay } = STORY;
const chart = pathTo('/technical/:symbol', { symbol });

/** The page on which each chapter is seen. */
export const pages: Readonly<Record<Chapter, Href>> = {
  news: '/',
  opening: chart,
  turn: '/',
  alert: chart,
  signal: '/',
  close: '/',
  list: '/',
  message: '/bot',
  plan: withSignal(chart, { kind: signalKindOf(kind), day: signalDay }),
  purchase: '/desk',
  settled: '/desk',
  sale: '/desk',
};
