import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AsOfTime } from '../../src/member/shared/AsOfTime';
import { useEffect } from 'react';
import { useFreshness, useLive } from '../../src/member/shared/Live';
import { setLanguage } from '../../src/i18n/i18n';
import { Kept, refresh } from '../support/kept-fresh';
import { open } from '../support/pulse-signals-news.page';

function AsOf() {
  const freshness = useFreshness();
  return <p role="status">{freshness && <AsOfTime value={freshness.asOf} />}</p>;
}

const now = new Date('2026-08-27T10:15:00+07:00');

describe('prices that stand still', () => {
  it.each([
    ['vi', 'Giá không đổi từ 10:12 · 27/08', 'Giá lúc 10:15 · 27/08'],
    ['en', 'Prices unchanged since 10:12 · 27/08', 'Prices at 10:15 · 27/08'],
    ['de', 'Kurse unverändert seit 10:12 · 27.08.', 'Kurse um 10:15 · 27.08.'],
  ])('say since when in %s, until they move', async (language, still, moving) => {
    let since: number | null = Date.parse('2026-08-27T10:12:00+07:00');
    await open(
      <Kept unchangedSince={() => since}>
        <AsOf />
      </Kept>,
      {},
      '/',
      now,
    );
    await act(() => setLanguage(language as 'vi'));
    const words = () => screen.getByRole('status').textContent;

    await refresh();
    expect(words()).toBe(still);
    since = null;
    await refresh();
    expect(words()).toBe(moving);
  });

  it('say so too while a line is heard that brings none', async () => {
    const heard: { at?: (minutes: number) => void } = {};
    function Line() {
      const { actor } = useLive()!;
      useEffect(() => {
        heard.at = (minutes) => actor.send({ type: 'heard', at: now.getTime() + 60_000 * minutes });
      }, [actor]);
      return <AsOf />;
    }
    let since: number | null = null;
    await open(
      <Kept unchangedSince={() => since}>
        <Line />
      </Kept>,
      {},
      '/',
      now,
    );
    await act(() => setLanguage('en'));
    await act(async () => heard.at!(1));
    expect(screen.getByRole('status').textContent).toBe('Prices at 10:16 · 27/08');

    since = Date.parse('2026-08-27T10:13:00+07:00');
    await act(async () => heard.at!(2));
    expect(screen.getByRole('status').textContent).toBe('Prices unchanged since 10:13 · 27/08');
  });
});
