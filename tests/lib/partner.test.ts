import { afterEach, expect, it, vi } from 'vitest';
import { configuredPartner } from '../../src/lib/partner';

const credited = (variables: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { name, url, isLibrary } = configuredPartner();
  return [name, url, isLibrary];
};

const VITE_CHART_EMBED_URL = 'https://charts.example:8443/{symbol}?theme={theme}';

afterEach(() => vi.unstubAllEnvs());

it('credits the library that draws the charts where a build has no partner', () => {
  expect(credited({})).toEqual([
    'TradingView Lightweight Charts',
    'https://www.tradingview.com/lightweight-charts/',
    true,
  ]);
});

it('credits a partner by its name, with its address or without', () => {
  const VITE_PARTNER_NAME = 'Biểu đồ ABC';

  expect(credited({ VITE_PARTNER_NAME, VITE_CHART_EMBED_URL })).toEqual([VITE_PARTNER_NAME, null, false]);
  expect(credited({ VITE_PARTNER_URL: 'https://abc.example/' })).toEqual([
    VITE_PARTNER_NAME,
    'https://abc.example/',
    false,
  ]);
});

it('credits the host of an embedded chart page whose partner has no name', () => {
  expect(credited({ VITE_CHART_EMBED_URL })).toEqual([
    'charts.example:8443',
    'https://charts.example:8443',
    false,
  ]);
});

it.each(['charts.example/{symbol}', '{symbol}'])(
  'credits the library where the page has no host: %s',
  (page) => {
    expect(credited({ VITE_CHART_EMBED_URL: page })[2]).toBe(true);
  },
);
