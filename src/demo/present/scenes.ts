import { pathTo, type Href } from '../../app/router/paths';
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
  readonly address: (at: At) => Href | Promise<Href>;
};

/** A moment of the market, and the symbol on whose page a plan is shown. */
type At = { readonly now: Date; readonly plannedSymbol: () => Promise<string> };

/** How many trading days before the last one a replay begins: enough to go on from. */
const REPLAYED = 20;

export const scenes: Readonly<Record<SceneName, Scene>> = {
  promise: { isForVisitors: true, address: () => '/about' },
  market: { address: () => '/' },
  signal: { address: symbolPage },
  watchlist: { address: symbolPage },
  replay: {
    address: async (at) =>
      `${await symbolPage(at)}?replay=${addTradingDays(lastClosedDay(at.now), -REPLAYED)}`,
  },
  desk: { address: () => '/desk' },
  performance: { address: () => '/desk/performance' },
  crash: { scenario: 'crash-day', address: () => '/market?tab=map' },
  theirs: { address: () => '/' },
};

async function symbolPage({ plannedSymbol }: At) {
  return pathTo('/technical/:symbol', { symbol: await plannedSymbol() });
}

/** The scenario in which a scene is shown: its own, or that of the presenter, who leaves another scene's with it. */
export function scenarioFor(name: SceneName, current: string): string {
  const isOfScene = Object.values(scenes).some(({ scenario }) => scenario === current);
  return scenes[name].scenario ?? (isOfScene ? 'demo' : current);
}
