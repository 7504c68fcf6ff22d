import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import {
  address,
  advance,
  load,
  openPartnerChart,
  page,
  painted,
  receive,
  region,
  watchMessages,
} from '../support/technical/partner-chart-page';

describe('a page that receives messages', () => {
  it('receives the next symbol in its frame, and is painted once it reports it', async () => {
    const { openSymbol } = await openPartnerChart();
    receive({ data: { type: 'ready' } });
    load();
    const first = page();
    const sent = watchMessages();

    openSymbol('HPG');
    await advance(200);
    openSymbol('FPT');
    await advance(250);
    const loading = painted();
    receive({ data: { type: 'symbolChanged', symbol: 'FPT' } });

    expect(sent).toEqual([[{ type: 'setSymbol', symbol: 'FPT' }, '*']]);
    expect([loading, painted(), page() === first]).toEqual([undefined, 'FPT', true]);
  });

  it('receives theme and language, and stays painted', async () => {
    const { chooseTheme } = await openPartnerChart();
    receive({ data: { type: 'ready' } });
    const sent = watchMessages();

    await chooseTheme('light');
    await act(() => setLanguage('de'));
    const meanwhile = region().dataset['painted'];
    await advance(250);

    expect(sent).toEqual([
      [{ type: 'setTheme', theme: 'light' }, '*'],
      [{ type: 'setLocale', lang: 'de' }, '*'],
    ]);
    expect([meanwhile, page().closest('section')?.dataset['painted']]).toEqual(['VNM', 'VNM']);
  });

  it('is loaded by address from then on when it does not respond', async () => {
    const { openSymbol } = await openPartnerChart();
    receive({ data: { type: 'ready' } });
    const sent = watchMessages();

    openSymbol('FPT');
    await advance(250 + 3_000);
    const second = page();
    receive({ data: { type: 'ready' } });
    openSymbol('HPG');
    await advance(250);

    expect([sent.length, second.getAttribute('src'), address()]).toEqual([
      1,
      'https://chart.example/c?s=FPT&t=dark&l=en',
      'https://chart.example/c?s=HPG&t=dark&l=en',
    ]);
  });

  it('may show another symbol by itself, which our page reports with a link to it', async () => {
    await openPartnerChart();
    receive({ data: { type: 'ready' } });

    receive({ data: { type: 'symbolChanged', symbol: 'SSI' } });

    expect([painted(), page().tabIndex, window.location.pathname]).toEqual([undefined, 0, '/']);
    expect(within(region()).getByRole('status').textContent).toBe('The chart has moved to SSI');
    const link = within(region()).getByRole('link', { name: 'Open SSI' });
    expect(link.getAttribute('href')).toBe('/technical/SSI');
  });

  it('does not receive the symbol that it showed by itself when our page follows', async () => {
    const { openSymbol } = await openPartnerChart();
    receive({ data: { type: 'ready' } });
    receive({ data: { type: 'symbolChanged', symbol: 'SSI' } });
    const sent = watchMessages();

    openSymbol('SSI');
    const atOnce = within(region()).queryByRole('link');
    await advance(1_000);

    expect([sent, atOnce, painted()]).toEqual([[], null, 'SSI']);
  });
});
