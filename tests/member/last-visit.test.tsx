import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SinceLastVisit } from '../../src/member/signals/results/SinceLastVisit';
import type { ListedSignal } from '../../src/graph/values';
import { open, type Answers } from '../support/pulse-signals-news.page';
import { signal } from '../support/signals';

const row = (symbol: string, day: string, time = '14:46') => signal({ symbol, day, time }) as ListedSignal;

const rows = [row('VCB', '2026-08-27'), row('SSI', '2026-08-26', '14:50'), row('HPG', '2026-08-26')];

const resultsOf = (symbol: string, day: string, voidedOn: string | null): Record<string, unknown> => ({
  signalHistory: {
    ...{ __typename: 'SignalHistory', symbol, availability: 'READY', brokenBy: null, days: [] },
    signals: [{ __typename: 'PastSignal', kind: 'BREAK_OUT', day, voidedOn }],
  },
});

/** The person of the tests has the id 7. */
const seen = (newest: string, until: string, id = '7') =>
  localStorage.setItem('lastVisit', JSON.stringify({ id, newest, until }));

const kept = () => JSON.parse(localStorage.getItem('lastVisit')!) as unknown;

const home = (answers: Answers = {}) => open(<SinceLastVisit signals={rows} />, answers);

const line = () => document.querySelector('.line')?.textContent ?? null;

describe('what is new since the last visit', () => {
  afterEach(() => localStorage.clear());

  it('is nothing at the first visit, which is remembered', async () => {
    await home();

    expect(line()).toBeNull();
    expect(kept()).toEqual({ id: '7', newest: '2026-08-27 14:46', until: '2026-08-27' });
  });

  it('is the signals that came after the newest one seen then', async () => {
    seen('2026-08-26 14:46', '2026-08-27');
    const { requests } = await home();

    expect(line()).toBe('Since your last visit: 2 new signals. ');
    expect(requests).toEqual([]);
  });

  it('is not shown again once all of it was seen', async () => {
    seen('2026-08-27 14:46', '2026-08-27');
    await home();

    expect(line()).toBeNull();
  });

  it('names the signals seen then that a day since has voided, with a way to each', async () => {
    seen('2026-08-26 14:50', '2026-08-26');
    const { requests } = await home({
      SymbolResults: [resultsOf('SSI', '2026-08-26', '2026-08-27'), resultsOf('HPG', '2026-08-26', null)],
    });

    await waitFor(() => expect(line()).toBe('Since your last visit: 1 new signal. Stop broken by now: SSI.'));
    expect(screen.getByRole('link', { name: 'SSI' }).getAttribute('href')).toBe(
      '/technical/SSI?signal=buy_break_out.2026-08-26',
    );
    expect(requests.map(({ variables }) => variables)).toEqual([
      { symbol: 'SSI', until: '2026-08-27', days: ['2026-08-26'] },
      { symbol: 'HPG', until: '2026-08-27', days: ['2026-08-26'] },
    ]);
    expect(kept()).toEqual({ id: '7', newest: '2026-08-27 14:46', until: '2026-08-27' });
  });

  it.each<[string, Answers[string]]>([
    ['is silent', ['silence']],
    ['fails', [resultsOf('SSI', '2026-08-26', null), new Error('down')]],
  ])('names a voided signal at the next visit where the feed %s at this one', async (_, answers) => {
    seen('2026-08-26 14:50', '2026-08-26');
    const { requests } = await home({ SymbolResults: answers });
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(line()).toBe('Since your last visit: 1 new signal. '));
    expect(kept()).toEqual({ id: '7', newest: '2026-08-27 14:46', until: '2026-08-26' });

    cleanup();
    await home({
      SymbolResults: [
        resultsOf('VCB', '2026-08-27', null),
        resultsOf('SSI', '2026-08-26', null),
        resultsOf('HPG', '2026-08-26', '2026-08-27'),
      ],
    });

    await waitFor(() =>
      expect(line()).toBe('Since your last visit: no new signal. Stop broken by now: HPG.'),
    );
    expect(kept()).toMatchObject({ until: '2026-08-27' });
  });

  it('does not name again one that a day seen then had voided', async () => {
    seen('2026-08-26 14:50', '2026-08-26');
    const { requests } = await home({
      SymbolResults: [
        resultsOf('SSI', '2026-08-26', '2026-08-26'),
        resultsOf('HPG', '2026-08-26', '2026-08-27'),
      ],
    });

    await waitFor(() => expect(line()).toBe('Since your last visit: 1 new signal. Stop broken by now: HPG.'));
    expect(requests).toHaveLength(2);
  });

  it('says so where nothing came on a new day', async () => {
    seen('2026-08-27 14:46', '2026-08-26');
    await home({ SymbolResults: ['silence'] });

    expect(line()).toBe('Since your last visit: no new signal. ');
  });

  it.each([
    ['somebody else was here', () => seen('2026-08-26 14:46', '2026-08-26', '8')],
    ['what was kept cannot be read', () => localStorage.setItem('lastVisit', '{')],
  ])('is nothing where %s', async (_, keep) => {
    keep();
    await home();

    expect(line()).toBeNull();
    expect(kept()).toMatchObject({ id: '7' });
  });
});
