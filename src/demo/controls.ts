import type { Faults } from '../../mock-server/faults';
import type { Scenario } from '../../mock-server/scenarios';
import type { DemoPerson, SignedIn } from '../../mock-server/sign-in';
import type { BrowserStorage } from '../lib/storage';
import type { Store } from '../lib/store';
import type { Day } from '../market/day';
import type { Brand } from './chosen-brand';
import type { ShownLogo } from './logo/store';
import type { MarketTime } from './market-time';
import type { Presentation } from './present/presentation';
import type { Latency } from './settings';
import type { Tour } from './tour/tour';

/** What the drawer controls; the running demo provides it. */
export type Controls = {
  readonly time: MarketTime;
  readonly scenario: string;
  readonly scenarios: readonly Scenario[];
  /** Loads this page, or the one of another address, on another scenario. */
  readonly openScenario: (name: string, at?: string) => void;
  readonly latency: Store<Latency>;
  readonly faults: Faults;
  readonly brand: Store<Brand>;
  readonly logo: ShownLogo;
  /** Reloads the page, which then has the brand's name. */
  readonly reload: () => void;
  readonly tour: Tour;
  readonly presentation: Presentation;
  /** The symbol on whose page a plan is shown. */
  readonly plannedSymbol: () => Promise<string>;
  /** What a symbol of the demo's market cost on a trading day, in đồng. */
  readonly priceInDong: (symbol: string, day: Day) => number;
  /** Begins a session of one of the demo's people. */
  readonly signInAs: (person: DemoPerson) => SignedIn;
  /** Deletes what was done in the demo and starts again. */
  readonly reset: (storage: BrowserStorage) => void;
};
