import { expect } from 'vitest';
import { drawnIn } from '../../charts';
import { en } from '../../../support/texts';
import type { Special } from '../pages.strict.test';

const kinds = {
  bar: 'bar bar bar',
  area: 'line line line line line',
  race: 'line line line line line',
  scatter: 'scatter scatter scatter',
  pie: 'pie',
  donut: 'pie',
} as const;

/** The six kinds are drawn, each from its series. */
async function charts() {
  for (const [kind, types] of Object.entries(kinds)) {
    const { series } = await drawnIn(en[`showcase.charts.${kind as keyof typeof kinds}About`]);
    expect(series.map(({ type }) => type).join(' ')).toBe(types);
  }
}

export default { '/charts': charts } satisfies Special;
