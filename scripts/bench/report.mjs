import { budgets } from './budgets.mjs';

const head = ['', 'measured', 'budget', 'goal', ''];

/** Collects samples by name and prints their medians against the budgets, one table for everything. */
export function createReport() {
  const rows = [];
  return {
    report(name, unit, samples) {
      rows.push({ name, unit, value: quantile(samples, 0.5), ...budgets[name] });
    },
    print() {
      const lines = rows.map(({ name, unit, value, budget, goal }) => [
        name,
        `${figure(value)} ${unit}`.trim(),
        figure(budget),
        figure(goal),
        verdict(value, budget, goal),
      ]);
      const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => line[i].length)));
      for (const line of [head, ...lines]) {
        const cells = line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])));
        console.log(cells.join('  ').trimEnd());
      }
    },
    /** Budgets that no row stands against. */
    unmeasured: () => Object.keys(budgets).filter((name) => rows.every((row) => row.name !== name)),
  };
}

/** The sample below which this share of them lies. */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function verdict(value, budget, goal) {
  // Frames of 16.7 ms come out as 16.800000000000182 now and then.
  const rounded = Number(value.toFixed(3));
  if (rounded > budget) return 'OVER';
  if (rounded <= goal) return 'goal';
  return budget === undefined ? '' : 'ok';
}

function figure(value) {
  if (value === undefined) return '-';
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 2) return value.toFixed(3);
  return value.toFixed(Math.abs(value) < 100 ? 1 : 0);
}
