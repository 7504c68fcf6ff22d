import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { instrumentOf } from '../support/technical/technical-feed';
import { open, panel, figures, last, ruler } from '../support/technical/quote';

beforeEach(() => setLanguage('en'));

describe('the announcement of a symbol', () => {
  it('has the opened symbol with its first quote, and does not change with its price', async () => {
    const { feed } = open('VNM');
    const announced = () => panel().querySelector('[aria-live]')!.textContent;
    expect(announced()).toBe('');
    await feed.answerInstrument('VNM', instrumentOf('VNM'));
    expect(announced()).toBe('VNM 21.00 -1.87%');

    const moved = instrumentOf('VNM', { price: 21.1 });
    await act(async () =>
      feed.client.writeQuery({
        query: InstrumentDocument,
        variables: { symbol: 'VNM' },
        data: { instrument: moved },
      }),
    );

    expect(last()).toMatch(/^21\.10/);
    expect(announced()).toBe('VNM 21.00 -1.87%');
  });
});

describe('the head of an index', () => {
  it('is up, down or neutral, and has neither limits nor a place among them', async () => {
    const { feed } = open('VNINDEX');
    await feed.answerInstrument(
      'VNINDEX',
      instrumentOf('VNINDEX', {
        ...{ exchange: 'HOSE', price: 1_784.91, reference: 1_784.91, change: 0, changePercent: 0 },
        ...{ ceiling: null, floor: null, open: 1_790, high: 1_795, low: 1_780 },
      }),
    );

    expect(last()).toBe('1,784.910.000.00%');
    const colours = [...panel().querySelectorAll('[class*=price-]')].map(
      ({ className }) => /price-\w+/.exec(className)![0],
    );
    expect(colours).toEqual(['price-none', 'price-none', 'price-up', 'price-up', 'price-down']);
    expect([ruler(), figures().some((figure) => /Ceiling|Floor/.test(figure))]).toEqual([null, false]);
  });
});
