import { budgets } from './budgets.mjs';

/** Collects samples by name and prints their medians against the budgets, one table for everything. */
export function createReport() {
  const rows = [];
  return {
    report(name, unit, samples) {
      const { budget, goal } = budgets[name] ?? {};
      rows.push({ name, value: quantile(samples, 0.5), unit, budget, goal });
    },
    print() {
      const head = ['', 'measured', 'budget', 'goal', ''];
      const lines = rows.map(({ name, value, unit, budget, goal }) => [
        name,
        `${figure(value)} ${unit}`.trim(),
        figure(budget),
        figure(goal),
        verdict(value, budget, goal),
      ]);
      const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => line[i].length)));
      for (const line of [head, ...lines]) {
        console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
      }
    },
  };
}

/** The sample below which a share of them lies. */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function verdict(value, budget, goal) {
  if (budget === undefined) return '';
  if (value > budget) return 'OVER';
  return value <= goal ? 'goal' : 'ok';
}

function figure(value) {
  if (value === undefined) return '-';
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0);
}
