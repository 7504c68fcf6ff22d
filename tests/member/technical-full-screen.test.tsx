import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openChart } from '../support/technical/open-chart';

it.each([
  { browser: 'a browser that has it', isPossible: true, names: ['Enlarge the chart'] },
  { browser: 'one without it, such as Safari of a phone,', isPossible: false, names: [] },
])('Full screen of the chart alone: $browser offers what it can', async ({ isPossible, names }) => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: isPossible });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'));
  await openChart();

  await screen.findByRole('button', { name: 'Compare' });
  await waitFor(() => {
    const offered = screen.queryAllByRole('button', { name: 'Enlarge the chart' });
    expect(offered.map((button) => button.ariaLabel)).toEqual(names);
    // Nor is its place kept.
    expect(document.querySelectorAll('#chart .awaitedButton')).toHaveLength(0);
  });
});
