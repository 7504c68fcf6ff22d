import type { Exchange, SecurityKind } from '../exchange';
import { roundToTick } from '../tick';
import type { PlanPrices } from './plan-prices';

/** Where a purchase is sold, in đồng. */
export type Levels = Pick<PlanPrices, 'stop' | 'target'>;

/** Whose price steps count. */
export type TickRule = readonly [Exchange, SecurityKind];

/** What bounds the levels of a purchase, in đồng, and the price steps of its symbol. */
export type LevelFrame = {
  entry: number;
  /** The stop stays below the first, the target above the second: the entry of a plan. */
  below: number;
  above: number;
  ticks: TickRule;
};

/** A stop is at least half of the entry, a target at most twice, or twice of what it stays above. */
const LOWEST = 0.5;
const HIGHEST = 2;

/** What bounds the levels of a plan: no stop above its entry, no target below it. */
export function planFrame(entry: number, ticks: TickRule): LevelFrame {
  return { entry, below: entry, above: entry, ticks };
}

/** What bounds the levels of shares that are held, whose stop may have risen above what they cost. */
export function holdingFrame(entry: number, { stop, target }: Levels, ticks: TickRule): LevelFrame {
  return { entry, below: target, above: stop, ticks };
}

/** The lowest and the highest tick that a level can stand on. */
export function levelBounds(
  name: keyof Levels,
  { entry, below, above, ticks }: LevelFrame,
): [number, number] {
  if (name === 'stop') return [roundToTick(entry * LOWEST, ...ticks, 'up'), nextTick(below, -1, ticks)];
  const highest = HIGHEST * Math.max(entry, above);
  return [nextTick(above, 1, ticks), roundToTick(highest, ...ticks, 'down')];
}

/** The nearest tick to a price that a level can stand on. */
export function levelAt(name: keyof Levels, price: number, frame: LevelFrame): number {
  const [lowest, highest] = levelBounds(name, frame);
  return Math.min(Math.max(roundToTick(price, ...frame.ticks, 'nearest'), lowest), highest);
}

/** A level so many ticks higher, lower for a negative number. */
export function levelAfter(name: keyof Levels, level: number, steps: number, frame: LevelFrame): number {
  let price = level;
  for (let left = Math.abs(steps); left > 0; left -= 1)
    price = nextTick(price, Math.sign(steps), frame.ticks);
  return levelAt(name, price, frame);
}

function nextTick(price: number, direction: number, ticks: TickRule) {
  return direction > 0
    ? roundToTick(Math.floor(price) + 1, ...ticks, 'up')
    : roundToTick(Math.ceil(price) - 1, ...ticks, 'down');
}
