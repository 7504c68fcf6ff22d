import type { Costs } from '../costs';
import type { Day } from '../day';
import type { StudyKind } from '../studies/signal';

/** A purchase is sold at the close of the tenth trading day after it, unless its stop sells it before. */
export const HELD_DAYS = 10;

/** In so many sequences the signals of a day are bought: which of them find a free position is luck. */
export const SEQUENCES = 100;

/** What the signals are followed with, in đồng: the same for everybody, so that percentages compare. */
export const FOLLOWED_CAPITAL = 100_000_000;

/** Which signals are followed, since when, with which capital in đồng, in how many positions at once, at which costs. */
export type FollowRules = {
  kind: StudyKind | null;
  since: Day;
  positions: number;
  capital: number;
  costs: Costs;
};
