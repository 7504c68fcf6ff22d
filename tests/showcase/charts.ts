import { waitFor } from '@testing-library/react';
import { getInstanceByDom } from 'echarts/core';
import type { ChartOption } from '../../src/showcase/charts/drawing';

/** The charts of the page by their captions, drawn by the library itself. */
export async function chartOf(caption: string) {
  // Not by role: Testing Library computes the name of every element of a page that is as long as these.
  const element = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=img][aria-label="${caption}"]`);
    if (!found) throw new Error(`No chart is called “${caption}”`);
    return found;
  });
  const chart = getInstanceByDom(element);
  if (!chart) throw new Error(`Nothing is drawn in “${caption}”`);
  return chart;
}

type Series = { type: string; name: string; data: readonly unknown[]; radius?: unknown };

/** What the library draws: the option with its defaults. */
export async function drawnIn(caption: string) {
  return (await chartOf(caption)).getOption() as unknown as Omit<ChartOption, 'series'> & {
    series: Series[];
  };
}
