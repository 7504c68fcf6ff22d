import { describe, expect, it, vi } from 'vitest';
import { hear, listen, openChart, page, painted, passBy } from '../support/technical/partner-chart-page';

vi.hoisted(() => {
  vi.stubEnv('VITE_CHART_EMBED_URL', 'https://chart.example:8443/{symbol}');
  vi.stubEnv('VITE_CHART_EMBED_SAME_ORIGIN', 'true');
});

describe('a page that keeps its origin', () => {
  it('may do no more than that', async () => {
    await openChart();

    expect(page().getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-same-origin');
  });

  it.each(['null', 'https://chart.example', 'https://chart.example:8443/', 'http://chart.example:8443', ''])(
    'is not heard as %j',
    async (origin) => {
      await openChart();

      hear({ data: { type: 'ready' }, origin });

      expect(painted()).toBeUndefined();
    },
  );

  it('is heard and told as exactly that', async () => {
    const origin = 'https://chart.example:8443';
    const { go } = await openChart();
    hear({ data: { type: 'ready' }, origin });
    const told = listen();

    go('FPT');
    await passBy(250);
    hear({ data: { type: 'symbolChanged', symbol: 'FPT' }, origin });

    expect([told, painted()]).toEqual([[[{ type: 'setSymbol', symbol: 'FPT' }, origin]], 'FPT']);
  });
});
