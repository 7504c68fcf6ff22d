import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { EChart } from '../../src/showcase/charts/EChart';
import { bar } from '../../src/showcase/charts/kinds/bar';
import { loadShowcaseMessages } from '../../src/showcase/messages';
import { openTheme } from '../support/theme';

beforeAll(async () => {
  await Promise.all([loadShowcaseMessages(), import('../../src/showcase/charts/ChartCanvas')]);
});

function show() {
  const { theme } = openTheme({ root: document.documentElement });
  render(
    <AppActorsProvider value={{ theme } as unknown as AppActors}>
      <EChart caption="Giá trị" drawing={bar} />
    </AppActorsProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a chart that is opened', () => {
  it('is a spinner of six rings for 500 ms', async () => {
    vi.useFakeTimers();
    show();
    await pass(499);
    expect(screen.getByRole('progressbar').querySelectorAll('.rings i')).toHaveLength(6);
    expect(screen.queryByRole('img')).toBeNull();

    await pass(1);

    expect(screen.getByRole('img', { name: 'Giá trị' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
