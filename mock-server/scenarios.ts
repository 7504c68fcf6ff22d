import type { Mood } from './simulator/market-factors';

/** What is out of the ordinary in a scenario. */
export type Behaviour = {
  /** Milliseconds before every answer, whatever the server's own timing. */
  timing?: number;
  /** An investor at the start: lists without symbols, no signals, no news. */
  isEmpty?: true;
  /** The next load of the watchlists ends the session that asks. */
  endsSession?: true;
  /** Every load answers 500, or one in three, the same ones whenever the page is opened. */
  failsLoads?: 'all' | 'some';
  /** The news are attempts to break out of the page. */
  hasHostileNews?: true;
  /** What becomes of the newest session. */
  mood?: Mood;
};

/** Named states of the backend; `?scenario=expired` opens the demo on one of them. */
export const scenarios = {
  demo: {},
  empty: { isEmpty: true },
  expired: { endsSession: true },
  slow: { timing: 3000 },
  failing: { failsLoads: 'all' },
  flaky: { failsLoads: 'some' },
  'hostile-news': { hasHostileNews: true },
  'crash-day': { mood: 'crash' },
  'rally-day': { mood: 'rally' },
} as const satisfies Record<string, Behaviour>;

export type Scenario = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as Scenario[];

/** How a scenario behaves; an unknown name fails loudly and tells the known ones. */
export function behaviourOf(name: string): Behaviour {
  if (Object.hasOwn(scenarios, name)) return scenarios[name as Scenario];
  throw new Error(`Unknown scenario "${name}". Known scenarios: ${scenarioNames.join(', ')}.`);
}
