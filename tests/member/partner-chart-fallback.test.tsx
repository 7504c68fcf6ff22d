import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentChart } from '../support/technical/fake-chart';
import {
  address,
  advance,
  frame,
  load,
  openPartnerChart,
  painted,
  press,
  receive,
  region,
} from '../support/technical/partner-chart-page';
import { threeBars } from '../support/technical/technical-feed';

describe('the fallback to our own chart', () => {
  it('is shown after eight seconds without a load, painted as usual, and replaced on a retry', async () => {
    const { feed } = await openPartnerChart();
    await advance(7_999);
    const isWaiting = frame() !== null;
    await advance(1);
    await feed.answerCandles(threeBars('VNM'));
    act(() => currentChart().paint());

    expect([isWaiting, frame(), region().querySelectorAll('canvas').length, painted()]).toEqual([
      true,
      null,
      1,
      'VNM',
    ]);
    expect(region().querySelector('.panel-line')?.textContent).toBe(
      'Nhịp’s own chart stands in for the partner’s.Retry',
    );

    press('Retry');
    const retrying = [painted(), document.activeElement?.textContent];
    load();

    expect([retrying, painted(), region().querySelector('canvas')]).toEqual([
      [undefined, 'VNM'],
      'VNM',
      null,
    ]);
  });

  it('does not wait longer when other symbols are opened meanwhile', async () => {
    const { openSymbol } = await openPartnerChart();
    for (const symbol of ['HPG', 'FPT', 'MWG', 'SSI', 'VCB', 'GAS', 'PNJ']) {
      await advance(1_000);
      openSymbol(symbol);
    }
    await advance(999);
    const isWaiting = frame() !== null;
    await advance(1);

    expect([isWaiting, frame()]).toEqual([true, null]);
  });

  it('follows the symbols, and a retry loads the current one from the partner', async () => {
    const { openSymbol, feed } = await openPartnerChart();
    await advance(8_000);
    openSymbol('FPT');
    await advance(1_000);
    await feed.answerCandles(threeBars('FPT'));
    act(() => currentChart().paint());
    const fallback = painted();

    press('Retry');

    expect([fallback, address()]).toEqual(['FPT', 'https://chart.example/c?s=FPT&t=dark&l=en']);
  });

  it.each([
    ['the page reports an error', () => receive({ data: { type: 'error' } })],
    ['the person chooses it', () => press('Use Nhịp’s chart')],
    [
      'the content security policy blocks the page',
      () => {
        const violation = Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'frame-src',
        });
        act(() => void document.dispatchEvent(violation));
      },
    ],
    [
      'the browser is offline, when a frame still fires its load event',
      () => {
        const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        load();
        onLine.mockRestore();
      },
    ],
  ])('is shown at once when %s', async (_, happen) => {
    await openPartnerChart();
    happen();
    await advance(0);

    expect([frame(), region().querySelectorAll('canvas').length]).toEqual([null, 1]);
  });

  it('is not shown for violations of other directives', async () => {
    await openPartnerChart();
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' });
    act(() => void document.dispatchEvent(violation));

    expect(frame()).not.toBeNull();
  });
});
