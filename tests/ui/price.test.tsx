import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { Change, classOf, Price } from '../../src/ui/Price';

beforeAll(() => setLanguage('en'));

const day = { reference: 20, ceiling: 21.4, floor: 18.6 };

/** Class, text, and the word that a screen reader gets instead of the hue. */
function shown(price: number | null, limits: object = day) {
  const quote = { price, ...limits };
  const { container } = render(
    <>
      <Price quote={quote} />
      <Change priceClass={classOf(quote)} percent={1.5} />
    </>,
  );
  const cue = screen.queryByRole('img')?.getAttribute('aria-label') ?? container.querySelector('abbr')?.title;
  return [container.firstElementChild!.className, container.firstElementChild!.textContent, cue ?? null];
}

describe('a price on the board', () => {
  it.each([
    { price: 21.4, shows: ['price price-ceiling', '21.40', 'ceiling'] },
    { price: 20.05, shows: ['price price-up', '20.05', 'up'] },
    { price: 20, shows: ['price price-ref', '20.00', 'reference'] },
    { price: 19.95, shows: ['price price-down', '19.95', 'down'] },
    { price: 18.6, shows: ['price price-floor', '18.60', 'floor'] },
    { price: null, shows: ['price price-none', '20.00', null] },
  ])('at $price is $shows', ({ price, shows }) => {
    expect(shown(price)).toEqual(shows);
  });

  it('is the reference, and takes no side, where nothing was matched on the trading day', () => {
    expect(shown(19, { ...day, volume: 0 })).toEqual(['price price-none', '20.00', null]);
    expect(shown(null, {})).toEqual(['price price-none', '—', null]);
  });

  it('takes no side where its reference is unknown', () => {
    expect(shown(20, {})).toEqual(['price price-none', '20.00', null]);
  });

  it('writes the change with its sign, and a dash for what is unknown', () => {
    const { container } = render(
      <>
        <Change priceClass="up" change={0.2} percent={1.08} />
        <Change priceClass="down" change={-0.2} percent={null} />
        <Change priceClass="none" percent={null} />
      </>,
    );
    expect([...container.children].map(({ textContent }) => textContent)).toEqual([
      '+0.20+1.08%',
      '-0.20—',
      '—',
    ]);
  });
});
