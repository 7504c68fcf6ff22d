import { screen } from '@testing-library/react';
import type { ListedSignal } from '../../src/graph/values';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { quoted } from './quoted';
import { open, type Answers } from './pulse-signals-news.page';

export function signal(changes: Partial<ListedSignal> = {}) {
  return {
    ...{ __typename: 'Signal', symbol: 'HPG', price: 28.6, kind: 'BREAK_OUT' },
    ...{ day: '2026-08-27', time: '14:46', study: null, rule: null, idea: null },
    ...changes,
  };
}

export const week = [
  signal({ symbol: 'KBC', time: '14:52' }),
  signal({ symbol: 'GMD', kind: 'TREND_UP' }),
  signal({ symbol: 'CTG', kind: 'BACK_TEST', day: '2026-08-20' }),
  signal({ symbol: 'VIX', kind: 'DIVERGENCE', day: '2026-08-20' }),
  signal({ symbol: 'KBC', kind: null, price: null, day: null, time: null }),
];

export const listOf = (rows: readonly object[], leftOut = 0) => ({
  signals: { __typename: 'SignalList', rows, leftOut },
});

/** An instrument of which the feed knows no more than this. */
export const instrument = ({
  name = null,
  ...known
}: Parameters<typeof quoted>[0] & { name?: string | null }) => ({
  ...quoted(known),
  name,
});

export const named = (...names: [symbol: string, name: string | null, price?: number][]) => ({
  quotes: names.map(([symbol, name, price = null]) => instrument({ symbol, name, price })),
});

export async function shown(signals = week, answers: Answers = {}) {
  const page = await open(<SignalsPanel />, {
    Signals: [listOf(signals)],
    SignalInstruments: [named()],
    ...answers,
  });
  return { ...page, table: await screen.findByRole('table', { name: 'T+ signals' }) };
}

export const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
