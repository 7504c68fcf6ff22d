import { pathTo, type Href } from '../../app/router/paths';
import type { Path } from '../../app/router/routes';
import { addTradingDays } from '../../market/calendar';
import { lastClosedDay } from '../../market/clock';

/** The scenes of a presentation in their order, which is that of the ten minutes in docs/demo.md. */
export const sceneNames = [
  'promise',
  'market',
  'signal',
  'watchlist',
  'replay',
  'desk',
  'performance',
  'crash',
  'theirs',
] as const;
export type SceneName = (typeof sceneNames)[number];

type Scene = {
  /** Whether a visitor sees it; everybody who is signed in sees the others. */
  readonly isForVisitors?: true;
  /** The scenario that it needs. */
  readonly scenario?: string;
  /** The path of its route. */
  readonly page: Path;
  readonly address: (at: At) => Href | Promise<Href>;
};

/** A moment of the market, and the symbol on whose page a plan is shown. */
type At = { readonly now: Date; readonly plannedSymbol: () => Promise<string> };

/** How many trading days before the last one a replay begins: enough to go on from. */
const REPLAYED = 20;

export const scenes: Readonly<Record<SceneName, Scene>> = {
  promise: { isForVisitors: true, page: '/about', address: () => '/about' },
  market: { page: '/', address: () => '/' },
  signal: { page: '/technical/:symbol', address: symbolPage },
  watchlist: { page: '/technical/:symbol', address: symbolPage },
  replay: {
    page: '/technical/:symbol',
    address: async (at) =>
      `${await symbolPage(at)}?replay=${addTradingDays(lastClosedDay(at.now), -REPLAYED)}`,
  },
  desk: { page: '/desk', address: () => '/desk' },
  performance: { page: '/desk/performance', address: () => '/desk/performance' },
  crash: { scenario: 'crash-day', page: '/market', address: () => '/market?tab=map' },
  theirs: { page: '/', address: () => '/' },
};

async function symbolPage({ plannedSymbol }: At) {
  return pathTo('/technical/:symbol', { symbol: await plannedSymbol() });
}

/** The index of the scene that a page shows without being opened as one; -1 where it shows none. */
export function sceneAt(route: string, scenario: string): number {
  return sceneNames.findIndex((name) => {
    const { page, scenario: needed = scenario } = scenes[name];
    return page === route && needed === scenario;
  });
}

/** The scenario in which a scene is shown: its own, or that of the presenter, which was left for another scene's own. */
export function scenarioFor(name: SceneName, current: string, left: string | null): string {
  const isOfScene = Object.values(scenes).some(({ scenario }) => scenario === current);
  return scenes[name].scenario ?? (isOfScene ? (left ?? 'demo') : current);
}
