import type { BrowserStorage } from '../lib/storage';
import type { MarketTime } from './market-time';

/** What the drawer steers, given to it by the demo that has started. */
export type Controls = {
  readonly time: MarketTime;
  readonly scenario: string;
  readonly scenarios: readonly string[];
  readonly password: string;
  readonly accounts: readonly { readonly role: 'member' | 'admin'; readonly email: string }[];
  /** Opens this page again on another scenario. */
  readonly openScenario: (name: string) => void;
  /** Forgets what was done in the demo, and begins anew. */
  readonly reset: (storage: BrowserStorage) => void;
};
