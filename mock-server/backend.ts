import type { Sessions } from './auth';
import type { Desk } from './reports/reports';
import type { Memory } from './memory';
import type { Passwords } from './passwords';
import type { Behaviour } from './scenarios';
import type { Market } from './simulator/market';

/** What the routes of one server share. */
export type Backend = {
  market: Market;
  desk: Desk;
  memory: Memory;
  sessions: Sessions;
  passwords: Passwords;
  behaviour: Behaviour;
};
