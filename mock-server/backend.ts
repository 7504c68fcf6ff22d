import type { Sessions } from './auth';
import type { Reports } from './reports/reports';
import type { Memory } from './saved-state';
import type { Passwords } from './passwords';
import type { Behaviour } from './scenarios';
import type { Market } from './simulator/simulator';

/** The collaborators that the routes of one server share. */
export type Backend = {
  market: Market;
  reports: Reports;
  memory: Memory;
  sessions: Sessions;
  passwords: Passwords;
  behaviour: Behaviour;
};
