import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { ProductCard } from '../../src/auth/about/ProductCard';
import { setLanguage } from '../../src/i18n/i18n';
import { RestError } from '../../src/rest/errors';
import { installView } from '../support/in-view';

const { comesIntoView, leaves } = installView();

const answer = {
  asOf: '2026-08-27T10:02:00+07:00',
  index: { value: 1752.3, change: -4.2, changePercent: -0.24, reference: 1756.5 },
  turnover: 8_412.6,
  advancers: 1,
  line: {
    t: ['09:15', '09:45', '10:00'].map((clock) => Date.parse(`2026-08-27T${clock}:00+07:00`) / 1000),
    c: [1757.1, 1754, 1752.3],
  },
  signal: {
    ...{ symbol: 'FPT', name: 'FPT', day: '2026-08-26', price: 98.5 },
    ...{ level: 96.2, volumeRatio: 2.34, voidBelow: 94.1 },
  },
};

async function open(...answers: unknown[]) {
  const requests: string[] = [];
  let now = new Date('2026-08-27T10:02:00+07:00');
  const listeners = new Set<() => void>();
  const actors = {
    rest: {
      get: async (path: string) => {
        requests.push(path);
        const next = answers.length > 1 ? answers.shift() : answers[0];
        if (next instanceof Error) throw next;
        return next;
      },
    },
    clock: {
      now: () => now,
      subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    },
  } as unknown as AppActors;
  await setLanguage('en');
  render(
    <AppActorsProvider value={actors}>
      <ProductCard />
    </AppActorsProvider>,
  );
  return {
    requests,
    passMinuteAt: (instant: string) => {
      now = new Date(instant);
      return act(async () => listeners.forEach((listener) => listener()));
    },
  };
}

const region = () => screen.getByRole('region', { name: 'The market today and one signal' });
const shown = async () => {
  await comesIntoView();
  await screen.findByText('VN-Index');
  return region();
};

describe('what a visitor sees of the product', () => {
  it('is requested when its place comes into view, and not before', async () => {
    const { requests } = await open(answer);
    expect([requests, region().textContent]).toEqual([[], '']);

    await shown();
    expect(requests).toEqual(['api/public_pulse']);
  });

  it('is the index of the day with its line, and a signal with its three answers', async () => {
    await open(answer);
    const card = await shown();

    expect(card.textContent).toContain(
      'VN-Index1,752.30-4.20-0.24%VND 8,413 bn · 1 advancer10:02 27/08/2026',
    );
    expect(
      within(card).getByRole('img', { name: 'VN-Index on 27/08: 1,752.30, reference 1,756.50' }),
    ).toBeTruthy();
    expect([...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'WhyAbove its 55-day high of 96.20 on 2.3 times the usual volume',
      'Can be sold fromAfternoon of 03/09/2026Bought on 27/08, T+2',
      'Stop on a close below94.10Price at the signal 98.50',
    ]);
    expect(within(card).queryByText('Sample data')).toBeNull();
  });

  it('draws the line above the reference apart from what lies below it', async () => {
    await open(answer);
    const card = await shown();
    const paths = [...card.querySelectorAll('svg[role=img] path')].map((path) => path.getAttribute('d')!);

    expect(paths.filter((path) => path.split('L').length === answer.line.c.length)).toHaveLength(2);
    expect(paths.join()).not.toContain('NaN');
  });

  it('is an example, marked as one, where the server has no such call or nothing that can be read', async () => {
    for (const none of [new RestError('notFound', { status: 404 }), { index: {} }, null]) {
      const { requests, passMinuteAt } = await open(none);
      const card = await shown();
      expect(within(card).getByText('Sample data')).toBeTruthy();
      expect(card.textContent).toContain('1,784.91');
      expect(card.textContent).toContain('HPG');

      await passMinuteAt('2026-08-27T10:03:00+07:00');
      expect(requests).toHaveLength(1);
      document.body.replaceChildren();
    }
  });

  it('follows the market every minute while it is open and the card in view', async () => {
    const later = { ...answer, index: { ...answer.index, value: 1760.1, change: 3.6, changePercent: 0.2 } };
    const { requests, passMinuteAt } = await open(answer, later);
    await shown();

    await passMinuteAt('2026-08-27T10:03:00+07:00');
    expect(region().textContent).toContain('1,760.10+3.60+0.20%');
    await passMinuteAt('2026-08-27T12:03:00+07:00');
    await passMinuteAt('2026-08-27T16:00:00+07:00');
    expect(requests).toHaveLength(2);
    await leaves();
    await passMinuteAt('2026-08-28T10:00:00+07:00');
    expect(requests).toHaveLength(2);
  });

  it('does without a signal that the server does not send', async () => {
    await open({ ...answer, signal: { ...answer.signal, level: 'high' } });
    expect((await shown()).querySelector('dl')).toBeNull();
  });

  it.each([
    ['a time that no day has', { line: { ...answer.line, t: [1e21, ...answer.line.t.slice(1)] } }, 3],
    ['a day that no year has after it', { signal: { ...answer.signal, day: '9999-12-31' } }, 0],
    ['a name that is none', { signal: { ...answer.signal, name: 'null' } }, 0],
    ['a figure beyond any', { signal: { ...answer.signal, level: 1e300 } }, 0],
  ])('leaves out what has %s, and shows the rest', { tags: ['P8'] }, async (_, changes, parts) => {
    await open({ ...answer, ...changes });
    const card = await shown();

    expect(card.querySelectorAll('dl > div')).toHaveLength(parts);
    expect(within(card).queryByText('Sample data')).toBeNull();
    expect(card.textContent).toContain('VN-Index1,752.30');
  });
});
