import { createDraws } from './draws';
import { round2 } from './indices';
import type { Quote } from './quote';

/** Net buying on one session in billion VND: of foreign investors, and of the brokers' own books. */
export type Flow = { foreign: number; proprietary: number };

/** Who bought a stock on balance: a share of what traded; the brokers' books lean against the foreign investors. */
export function flowOf(seed: number, { listing, bar, value }: Quote): Flow {
  const row = bar.time / 86_400;
  const mood = createDraws(`${seed} flow`).normal(row, 0);
  const draws = createDraws(`${seed} flow ${listing.symbol}`);
  const foreign = value * (0.012 * mood + 0.08 * Math.tanh(draws.normal(row, 0)));
  const proprietary = -0.35 * foreign + value * 0.015 * Math.tanh(draws.normal(row, 2));
  return { foreign: round2(foreign), proprietary: round2(proprietary) };
}

/** The balance of many stocks, to a tenth of a billion VND. */
export function totalFlow(flows: readonly Flow[]): Flow {
  const total = (group: keyof Flow) =>
    Math.round(flows.reduce((sum, flow) => sum + flow[group], 0) * 10) / 10 + 0;
  return { foreign: total('foreign'), proprietary: total('proprietary') };
}
