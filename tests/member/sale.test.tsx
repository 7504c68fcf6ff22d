import { textsOf } from '../support/page';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EarliestSale } from '../../src/member/signals/why/EarliestSale';
import { setLanguage } from '../../src/i18n/i18n';

beforeEach(() => setLanguage('en'));

/** The sale of what was bought on a day, Tuesday 25/08/2026 unless another is named, as shown at an instant. */
function saleAt(instant: string, day = '2026-08-25', today = '2026-08-28') {
  const shown = { earliestBuy: day, outcomes: [] } as unknown as Parameters<typeof EarliestSale>[0]['shown'];
  const { container } = render(
    <EarliestSale shown={shown} now={new Date(`${instant}+07:00`)} today={today} />,
  );
  return {
    days: textsOf(container.querySelectorAll('.rail time')),
    passed: textsOf(container.querySelectorAll('.rail li[data-passed]')),
    bought: /Bought on (\S+):/.exec(container.textContent)?.[1],
  };
}

describe('the way of a purchase to its sale', () => {
  it.each([
    ['2026-08-25T15:00', ['25/08bought']],
    ['2026-08-26T09:00', ['25/08bought', '26/08T+1']],
    ['2026-08-27T00:00', ['25/08bought', '26/08T+1']],
    ['2026-08-27T12:59', ['25/08bought', '26/08T+1']],
    ['2026-08-27T13:00', ['25/08bought', '26/08T+1', '27/08T+2, 13:00']],
    ['2026-08-28T08:00', ['25/08bought', '26/08T+1', '27/08T+2, 13:00']],
  ])('has come at %s to %j: the shares may be sold from 13:00 on', (instant, passed) => {
    expect(saleAt(instant).passed).toEqual(passed);
  });

  it('led to a morning before August 2022', () => {
    expect(saleAt('2022-03-04T08:59', '2022-03-01').passed).toHaveLength(2);
    expect(saleAt('2022-03-04T09:00', '2022-03-01').passed).toHaveLength(3);
  });

  it('names the year of a replayed day, which is not this one', () => {
    expect(saleAt('2025-03-05T15:00', '2025-03-04').days).toEqual(['04/03/2025', '05/03/2025', '06/03/2025']);
  });
});

it.each([
  ['2026-08-27T08:00', '27/08'],
  ['2026-08-27T14:59', '27/08'],
  ['2026-08-27T15:00', '28/08'],
  ['2026-08-29T10:00', '03/09'],
])('who may buy next, requests at %s, buys on %s', (instant, day) => {
  expect(saleAt(instant).bought).toBe(day);
});
