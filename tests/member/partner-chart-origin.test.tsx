import { describe, expect, it } from 'vitest';
import {
  advance,
  openPartnerChart,
  page,
  painted,
  receive,
  watchMessages,
} from '../support/technical/partner-chart-page';

const variables = {
  VITE_CHART_EMBED_URL: 'https://chart.example:8443/{symbol}',
  VITE_CHART_EMBED_SAME_ORIGIN: 'true',
};

describe('a page that keeps its origin', () => {
  it('has no further permissions', async () => {
    await openPartnerChart('VNM', variables);

    expect(page().getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-same-origin');
  });

  it.each(['null', 'https://chart.example', 'https://chart.example:8443/', 'http://chart.example:8443', ''])(
    'is ignored from the origin %j',
    async (origin) => {
      await openPartnerChart('VNM', variables);

      receive({ data: { type: 'ready' }, origin });

      expect(painted()).toBeUndefined();
    },
  );

  it('receives and sends messages with exactly that origin', async () => {
    const origin = 'https://chart.example:8443';
    const { openSymbol } = await openPartnerChart('VNM', variables);
    receive({ data: { type: 'ready' }, origin });
    const sent = watchMessages();

    openSymbol('FPT');
    await advance(250);
    receive({ data: { type: 'symbolChanged', symbol: 'FPT' }, origin });

    expect([sent, painted()]).toEqual([[[{ type: 'setSymbol', symbol: 'FPT' }, origin]], 'FPT']);
  });
});
