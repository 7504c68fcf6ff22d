import { expect, it } from 'vitest';
import { frame, openPartnerChart, region } from '../support/technical/partner-chart-page';

it('a page that must not be framed is replaced by our own chart, without a notice', async () => {
  await openPartnerChart('VNM', { VITE_CHART_EMBED_URL: 'http://chart.example/{symbol}' });

  expect([
    frame(),
    region().querySelectorAll('canvas').length,
    region().querySelector('.panel-line'),
  ]).toEqual([null, 1, null]);
});
