import type { Demo } from '../app/actors/demo';
import type { BrowserStorage } from '../lib/storage';
import type { MarketTime } from './market-time';

/** What the drawer controls; the running demo provides it. */
export type Controls = Pick<Demo, 'password' | 'accounts'> & {
  readonly time: MarketTime;
  readonly scenario: string;
  readonly scenarios: readonly string[];
  /** Reloads the page on another scenario. */
  readonly openScenario: (name: string) => void;
  /** Deletes what was done in the demo and starts again. */
  readonly reset: (storage: BrowserStorage) => void;
};
