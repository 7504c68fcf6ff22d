import type { BrowserStorage } from '../lib/storage';
import type { MarketTime } from './market-time';

/** What the drawer controls; the running demo provides it. */
export type Controls = {
  readonly time: MarketTime;
  readonly scenario: string;
  readonly scenarios: readonly string[];
  readonly password: string;
  readonly accounts: readonly { readonly role: 'member' | 'admin'; readonly email: string }[];
  /** Reloads the page on another scenario. */
  readonly openScenario: (name: string) => void;
  /** Deletes what was done in the demo and starts again. */
  readonly reset: (storage: BrowserStorage) => void;
};
