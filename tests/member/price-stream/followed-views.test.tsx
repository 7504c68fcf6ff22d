import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noSymbols } from '../../../src/lib/line-symbols';
import { createStore } from '../../../src/lib/store';
import { PriceStreamLink } from '../../../src/member/price-stream/PriceStreamLink';
import { useRefresh } from '../../../src/member/shared/Live';
import { Kept } from '../../support/kept-fresh';
import { open } from '../../support/pulse-signals-news.page';

afterEach(() => void vi.useRealTimers());

const stream = {
  ...{ followed: createStore(noSymbols), open: () => new Promise<void>(() => {}) },
  ...{ push() {}, checkSession() {} },
};

function View({ symbols }: { symbols: readonly string[] }) {
  useRefresh(async () => {}, { symbols });
  return null;
}

const page = (...symbols: readonly string[]) => (
  <Kept stream={async () => stream}>
    <PriceStreamLink />
    <View symbols={symbols} />
  </Kept>
);

it('rows that wait for a frame are delivered where others are followed instead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { requests, left, show } = await open(page('FPT'), { StreamedQuotes: ['silence'] });
  await act(() => vi.dynamicImportSettled());
  await show(page('FPT', 'HPG'));

  expect(requests.map(({ variables }) => variables)).toEqual([
    { symbols: ['FPT'] },
    { symbols: ['FPT', 'HPG'] },
  ]);
  expect(left).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(left).toEqual(['StreamedQuotes']);
});
