import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import { barsUntil } from '../../src/market/candles';
import { ownRecords } from '../../src/market/outcomes/track-record';
import { wordOf } from '../../src/lib/signal-address';
import { voidedAt } from '../../src/market/outcomes/outcomes';
import { studySignals } from '../../src/market/studies/studies';
import { walk } from '../support/market/series';
import { ALL, LONG, dayAt, LAST_DAY, feedOf, signals } from '../support/graph/signal-history';

/** The feed has no bars before these, which a response of the requested length does not show. */
const FOUND = studySignals(ALL, { isCut: true });

describe("the signals of an instrument, computed from the feed's bars", () => {
  it('are those of the studies, each with its day, price and void price, and where it was voided', async () => {
    const { history } = await signals(feedOf(ALL));

    expect(
      history.signals.map(({ day, price, voidBelow, voidedOn }) => ({ day, price, voidBelow, voidedOn })),
    ).toEqual(
      FOUND.map((signal) => {
        const voided = voidedAt(ALL, signal);
        return {
          day: dayAt(signal.index),
          price: signal.price,
          voidBelow: signal.voidBelow,
          voidedOn: voided === null ? null : dayAt(voided),
        };
      }),
    );
  });

  it('are bought at the next opening, and in these years of before 2022 sold from the third trading day after it on', async () => {
    const { history } = await signals(feedOf(ALL));
    const settled = FOUND.filter(({ index }) => index + 4 < ALL.time.length);

    expect(
      history.signals
        .slice(0, settled.length)
        .map(({ earliestBuy, earliestSale, entryPrice }) => [earliestBuy, earliestSale, entryPrice]),
    ).toEqual(settled.map(({ index }) => [dayAt(index + 1), dayAt(index + 4), ALL.open[index + 1]]));
  });

  it('carry days instead of positions in their evidence', async () => {
    const { history } = await signals(feedOf(ALL));
    const expected = FOUND.map(({ evidence }) => {
      if (evidence.kind === 'buy_divergence') {
        return [evidence.first, evidence.second].map(({ index, low, rsi }) => ({
          day: dayAt(index),
          low,
          rsi,
        }));
      }
      if (evidence.kind === 'buy_break_out') return [dayAt(evidence.peak), ALL.high[evidence.peak]];
      if (evidence.kind === 'buy_back_test')
        return [dayAt(evidence.breakout), evidence.level, dayAt(evidence.peak)];
      return [evidence.averages[50], evidence.yearHigh];
    });

    expect(
      history.signals.map(({ evidence }) => {
        if (evidence.__typename === 'DivergenceEvidence') return [evidence.first, evidence.second];
        if (evidence.__typename === 'BreakOutEvidence') return [evidence.peakDay, evidence.level];
        if (evidence.__typename === 'BackTestEvidence')
          return [evidence.breakoutDay, evidence.level, evidence.peakDay];
        return [evidence.average50, evidence.yearHigh];
      }),
    ).toEqual(expected);
    expect(new Set(history.signals.map(({ evidence }) => evidence.__typename)).size).toBe(4);
  });

  it('have a record of each kind that occurred', async () => {
    const { history } = await signals(feedOf(ALL));
    const records = ownRecords(ALL, FOUND);

    expect(history.trackRecords).toHaveLength(4);
    for (const { kind, ...record } of history.trackRecords) {
      expect(record).toEqual(records.get(wordOf(kind)));
    }
  });

  it('are all of a history that the feed has whole, those at its beginning included', async () => {
    const short = walk(2, 1_200);
    const { history } = await signals(feedOf(short));

    expect(history.signals).toHaveLength(studySignals(short).length);
    expect(history.signals[0]?.day).toBe(dayOfEpochSeconds(short.time[studySignals(short)[0]!.index]!));
  });

  it('end with the requested trading day: a bar that still forms changes nothing', async () => {
    const { history } = await signals(feedOf(ALL), dayAt(1_248));

    expect(history.tradingDays).toBe(1_249);
    expect(history.signals.at(-1)?.day).not.toBe(LAST_DAY);
  });

  it.each([2_999, 2_998, 2_997, 2_500, 1_249, 1_248, 300])(
    'of an earlier day are what the feed gave after its close (bar %i)',
    async (index) => {
      const end = LONG.time[index]!;
      const day = dayOfEpochSeconds(end);
      const atItsClose = await signals(feedOf(barsUntil(LONG, end)), day);
      const now = await signals(feedOf(LONG), day);

      expect(now.history).toEqual(atItsClose.history);
      expect(now.history.tradingDays).toBe(Math.min(index + 1, 1_250));
    },
  );

  it('have no record with less than a year of bars', async () => {
    const { history } = await signals(feedOf(walk(2, 251)));

    expect(history).toMatchObject({
      availability: 'READY',
      tradingDays: 251,
      trackRecords: [],
    });
  });
});
