import { describe, expect, it } from 'vitest';
import { withOlder } from '../../src/member/technical/load-candles';
import { type CandlesQuery } from '../../src/graph/candles.generated';
import type { CandleColumn } from '../../src/market/candles';
import { aggregateBars } from '../../src/market/periods';
import { walk } from '../support/market/series';
import type { Call } from '../support/rest/fake-server';
import { DAY, days, history, candles, empty } from '../support/graph/candles';

describe('candles that a feed sends otherwise', () => {
  it.each([
    ['t', [null, 'x', -5, 1.5, 1e12, {}]],
    ['c', [null, 'x', -5, 0, 1e21, 'NaN']],
  ])('lose the bars whose %s is bad, which are counted', async (column, values) => {
    const good = history(days(1, values.length + 1));
    const json = { ...good, [column]: [...values, good[column as 't'].at(-1)] };
    const { series } = await candles({ json }, { countback: 100 });
    expect(series).toMatchObject({
      availability: 'READY',
      time: [(values.length + 1) * DAY],
      leftOut: values.map(() => ({ fault: 'UNREADABLE' })),
    });
  });

  it.each([
    ['o', [null, 'x', -5, 0, 1e21, {}], { closeOnly: days(1, 6), open: [11, 12, 13, 14, 15, 16, 16] }],
    ['v', [null, 'x', -5, 1e21, {}, []], { volume: [null, null, null, null, null, null, 600] }],
  ])('keep the days whose %s is bad, without what is unknown of them', async (column, values, known) => {
    const good = history(days(1, values.length + 1));
    const json = { ...good, [column]: [...values, good[column as 't'].at(-1)] };
    const { series } = await candles({ json }, { countback: 100 });
    expect(series).toMatchObject({ time: days(1, 7), close: good.c, leftOut: [], ...known });
  });

  it.each([
    ['short', { c: [11] }, [DAY]],
    ['missing', { c: null }, []],
  ])('lose the bars that a %s column lacks', async (_what, columns, time) => {
    expect((await candles({ json: { ...history(days(1, 3)), ...columns } })).series).toMatchObject({ time });
  });

  describe('which cannot be', { tags: ['P23'] }, () => {
    const good = { s: 'ok', o: 10, h: 12, l: 9, c: 11 };
    /** A day per bar, from 1 January 1970 on. */
    const sent = (...bars: Partial<typeof good>[]) => {
      const column = (name: 'o' | 'h' | 'l' | 'c') => bars.map((bar) => ({ ...good, ...bar })[name]);
      return {
        json: {
          ...{ s: 'ok', t: bars.map((_, i) => i * DAY), v: bars.map(() => 1) },
          ...{ o: column('o'), h: column('h'), l: column('l'), c: column('c') },
        },
      };
    };
    const contradictory = (...indices: number[]) =>
      indices.map((i) => ({ time: i * DAY, fault: 'CONTRADICTORY' }));

    it('are left out and counted where their prices contradict each other', async () => {
      const edges = [
        { o: 9, c: 12 },
        { o: 12, c: 9 },
        { o: 11, h: 11, l: 11, c: 11 },
      ];
      const wrong = [{ h: 8 }, { o: 8.9 }, { o: 12.1 }, { c: 8.9 }, { c: 12.1 }, { l: 13 }];
      const { series } = await candles(sent(...edges, ...wrong), { countback: 100 });
      expect(series).toMatchObject({
        time: [0, DAY, 2 * DAY],
        close: [12, 9, 11],
        leftOut: contradictory(3, 4, 5, 6, 7, 8),
      });
    });

    it('are left out and counted where they are dated after today in market time', async () => {
      const today = { now: new Date('1970-01-02T03:00:00Z') };
      const { series } = await candles(sent({}, {}, {}, { h: 8 }), { countback: 100 }, today);
      const fault = 'FUTURE';
      expect(series).toMatchObject({
        time: [0, DAY],
        leftOut: [
          { time: 2 * DAY, fault },
          { time: 3 * DAY, fault },
        ],
      });

      const t = [DAY + 7 * 3600, 2 * DAY + 2 * 3600];
      const minutes = await candles({ json: { ...sent({}, {}).json, t } }, { resolution: 'MINUTE_1' }, today);
      expect(minutes.series).toMatchObject({ time: [t[0]], leftOut: [{ time: t[1], fault }] });
    });

    it('are counted once, with the portion of bars that they lie in', async () => {
      const all = sent(...Array.from({ length: 6 }, (_, i) => (i === 2 || i === 5 ? { h: 8 } : {})));
      const newest = (await candles(all, { countback: 2 })).series as CandlesQuery['candles'];
      expect(newest).toMatchObject({ time: [3 * DAY, 4 * DAY], leftOut: contradictory(2, 5) });
      const older = (await candles(all, { before: 3 * DAY })).series as CandlesQuery['candles'];
      expect(withOlder(newest, older)).toMatchObject({
        time: [0, DAY, 3 * DAY, 4 * DAY],
        leftOut: contradictory(2, 5),
      });
    });
  });

  describe('older than a bar', () => {
    it('never include it, also from a feed that counts the end in', async () => {
      const { series } = await candles({ json: history(days(3, 5)) }, { before: 5 * DAY });
      expect(series).toMatchObject({ time: [3 * DAY, 4 * DAY], hasOlder: true });
    });

    it('are the newest of those a feed sends too many of', async () => {
      const { series } = await candles({ json: history(days(1, 9)) }, { before: 8 * DAY });
      expect(series).toMatchObject({ time: [5 * DAY, 6 * DAY, 7 * DAY], hasOlder: true });
    });

    it('end where the feed sends fewer than requested', async () => {
      const { series } = await candles({ json: history(days(1, 2)) }, { before: 5 * DAY });
      expect(series).toMatchObject({ time: [DAY, 2 * DAY], hasOlder: false });
    });

    it('are requested in turn where the feed sends a thousand at once, and may go on after twelve requests', async () => {
      const thousands = (whole: number) =>
        candles(
          ({ url }) => {
            const to = Number(new URL(url, 'http://feed.test').searchParams.get('to'));
            const last = Math.min(whole, Math.ceil(to / DAY) - 1);
            return { json: last < 1 ? { s: 'no_data' } : history(days(Math.max(1, last - 999), last)) };
          },
          { countback: 20_000 },
        );
      const ended = await thousands(2_500);
      expect(ended.series).toMatchObject({ time: days(1, 2_500), hasOlder: false });
      const cut = await thousands(16_000);
      expect(cut.series).toMatchObject({ time: days(4_001, 16_000), hasOlder: true });
      expect(cut.requests).toHaveLength(12);
    });

    it('are none when every bar is newer', async () => {
      const { series } = await candles({ json: history(days(7, 9)) }, { before: 5 * DAY });
      expect(series).toEqual({ ...empty, availability: 'NO_DATA' });
    });
  });

  describe.each(['WEEK', 'MONTH'] as const)('of a feed that sends days: %s', (resolution) => {
    const all = walk(2, 2400);
    const whole = aggregateBars(all, resolution);
    const portionLength = Math.ceil(whole.time.length / 2.5);

    /** As many days before `to` as the feed sends at once. */
    function sendDays({ url }: Call) {
      const query = new URL(url, 'https://feed.test').searchParams;
      const end = all.time.filter((time) => time < Number(query.get('to'))).length;
      const of = (column: CandleColumn) => all[column].slice(Math.max(0, end - 1000), end);
      return {
        json: {
          s: 'ok',
          t: of('time'),
          ...{ o: of('open'), h: of('high'), l: of('low'), c: of('close'), v: of('volume') },
        },
      };
    }
    const portion = async (before?: number) => {
      const request = { resolution, countback: portionLength, ...(before !== undefined && { before }) };
      return (await candles(sendDays, request)).series as CandlesQuery['candles'];
    };

    it('are whole, each once, in as many portions as it takes', async () => {
      let series = await portion();
      const lengths = [series.time.length];
      while (series.hasOlder) {
        series = withOlder(series, await portion(series.time[0]));
        lengths.push(series.time.length);
        const { time, open, high, low, close, volume } = series;
        const last = <Value>(column: readonly Value[]) => column.slice(-series.time.length);
        expect({ time, open, high, low, close, volume }).toEqual({
          ...{ time: last(whole.time), open: last(whole.open), high: last(whole.high) },
          ...{ low: last(whole.low), close: last(whole.close), volume: last(whole.volume) },
        });
      }

      expect([lengths.length, lengths.at(-1)]).toEqual([3, whole.time.length]);
    });
  });
});
