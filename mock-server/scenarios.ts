import type { MarketShock } from './simulator/simulator';

/** The differences of a scenario from the demo. */
export type Behaviour = {
  /** Milliseconds before every response, in place of the server's own timing. */
  timing?: number;
  /** A new investor: lists without symbols, no signals, no news. */
  isEmpty?: true;
  /** The next GET of the watchlists ends the session. */
  endsSession?: true;
  /** Every GET returns 500, or one in three, the same ones at every start. */
  failsLoads?: 'all' | 'some';
  /** The news carry script injections. */
  hasHostileNews?: true;
  /** The member's desk and the news of the trading day that tells a story; the rest is the usual demo. */
  isStory?: true;
  /** A shock to the newest trading day. */
  shock?: MarketShock;
};

/** Named states of the backend; `?scenario=expired` opens the demo on one of them. */
const scenarios = {
  demo: {},
  empty: { isEmpty: true },
  expired: { endsSession: true },
  slow: { timing: 3000 },
  failing: { failsLoads: 'all' },
  flaky: { failsLoads: 'some' },
  'hostile-news': { hasHostileNews: true },
  'crash-day': { shock: 'crash' },
  'rally-day': { shock: 'rally' },
  'story-day': { isStory: true },
} as const satisfies Record<string, Behaviour>;

export type Scenario = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as Scenario[];

/** Finds the behaviour of a scenario; throws for an unknown name and lists the known ones. */
export function behaviourOf(name: string): Behaviour {
  if (Object.hasOwn(scenarios, name)) return scenarios[name as Scenario];
  throw new Error(`Unknown scenario "${name}". Known scenarios: ${scenarioNames.join(', ')}.`);
}
