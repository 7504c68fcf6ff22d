import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, inject, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { installView } from '../support/in-view';
import { misprintsIn, numbersIn } from '../support/notation';
import { textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

type Screen = {
  at: string;
  as?: 'visitor' | 'member' | 'admin';
  /** Opens what the address does not. */
  open?: (user: User) => Promise<void>;
  /** At least so many numbers stand in its text once its panels are there. */
  numbers: number;
  isDaily?: true;
};

const press =
  (name: string | RegExp, role = 'button') =>
  async (user: User) =>
    user.click((await screen.findAllByRole(role, { name }))[0]!);

const openAnySale = async (user: User) => {
  await press(/^Actions for/)(user);
  await press(/^Record a sale of/, 'menuitem')(user);
};

const weekly = '/technical/FPT?resolution=W&adjusted=0&compare=VNINDEX';

const screens: readonly Screen[] = [
  { at: '/', numbers: 60, isDaily: true },
  { at: '/?signals=results', numbers: 250 },
  { at: '/market', numbers: 400 },
  { at: '/market?tab=movers', numbers: 80 },
  { at: '/market?tab=map&view=table', numbers: 100 },
  { at: '/market?tab=filter&filter=price.20.5,60*rsi._,60*value.1,_', numbers: 60 },
  { at: '/week', numbers: 10 },
  { at: '/technical/FPT', open: press('Capital and risk'), numbers: 100, isDaily: true },
  { at: weekly, open: press('Table of the data'), numbers: 250 },
  { at: '/technical/HPG?show=bb,rsi,macd,volume,sma20', numbers: 100 },
  { at: '/technical/FPT?resolution=60', numbers: 100 },
  { at: '/technical/VNINDEX', numbers: 45 },
  { at: '/bot', numbers: 2 },
  { at: '/whale', numbers: 250 },
  { at: '/desk', open: openAnySale, numbers: 60, isDaily: true },
  { at: '/desk', open: press('Add alert'), numbers: 60 },
  { at: '/desk/performance', numbers: 40 },
  { at: '/profile/personal-info', numbers: 2 },
  { at: '/profile/security-settings', numbers: 2 },
  { at: '/profile/payments', numbers: 8 },
  { at: '/admin/signal', as: 'admin', numbers: 100 },
  { at: '/about', as: 'visitor', numbers: 8, isDaily: true },
  { at: '/auth/security-code', as: 'visitor', numbers: 8 },
];

installView({ isLarge: true });

/** The articles of the news write as the press does; the last digits of a card are its name. */
const OTHERS = 'article, [data-brand], script, style';

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** Every text that is seen. */
function textsSeen(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement!.closest(OTHERS)) texts.push(walker.currentNode.textContent!);
  }
  return texts;
}

/** Every text that is only read out, or fills a field for a number. */
function textsOfAttributes(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(OTHERS));
  return elements.flatMap((element) => {
    const isFigure = element instanceof HTMLInputElement && /decimal|numeric/.test(element.inputMode);
    return [
      ...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
      ...(isFigure ? [element.value] : []),
    ];
  });
}

/** What the page writes in another notation than boards. */
function misprints(): string[] {
  return [...textsSeen(), ...textsOfAttributes()].flatMap((text) =>
    misprintsIn(text).map((misprint) => `${misprint} in “${text}”`),
  );
}

/** The last prices of the page that have other decimals than a price. */
function oddPrices() {
  // A blank before a day that is not shown is no decimal.
  return textsOf(document.querySelectorAll('span.price')).filter(
    (text) => /\d/.test(text) && !/(^|\D)\d{1,3}(,\d{3})*\.\d\d$/.test(text.trimEnd()),
  );
}

async function switchTo(language: 'vi' | 'de') {
  const before = document.body.textContent;
  await act(() => setLanguage(language));
  await waitFor(() => expect(document.body.textContent).not.toBe(before));
}

describe('every number of the interface has the notation of boards in three languages', () => {
  it.each(screens.filter(({ isDaily }) => isDaily || inject('isFull')))(
    'at $at',
    async ({ at, as = 'member', open, numbers }) => {
      const { user } = await renderApp({ at, as });
      await open?.(user);
      await waitFor(() => expect(textsSeen().flatMap(numbersIn).length).toBeGreaterThanOrEqual(numbers));
      const found = { en: misprints(), prices: oddPrices() };
      await switchTo('vi');
      const vi = misprints();
      await switchTo('de');

      expect({ ...found, vi, de: misprints() }).toEqual({ en: [], vi: [], de: [], prices: [] });
    },
  );
});
