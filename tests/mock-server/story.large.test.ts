import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { emptyDesk } from '../../mock-server/reports/desk';
import { createReports } from '../../mock-server/reports/reports';
import { signalsOf } from '../../mock-server/reports/signals';
import {
  createMarket,
  createMarketAt,
  indexSummary,
  sectorChanges,
  stockQuotes,
  type Market,
} from '../../mock-server/simulator/simulator';
import { createStoryDesk } from '../../mock-server/story/desk';
import { withOutlook } from '../../mock-server/story/news';
import { withStorySignal } from '../../mock-server/story/signals';
import { chapters, STORY, type Chapter } from '../../mock-server/story/story';
import { createMarketTime, type Speed } from '../../src/demo/market-time';
import { chapterNames, openChapter, startStory, STORY_DAY } from '../../src/demo/story/story';
import { phaseOf } from '../../src/market/clock';
import { epochSecondsOf } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import { settlementOf } from '../../src/market/settlement';
import { studySignals } from '../../src/market/studies/studies';
import { tickSize } from '../../src/market/tick';

const { symbol, sector, kind, level, signalDay, purchaseDay, saleDay } = STORY;
const listing = listingOf(symbol)!;
const REAL = new Date('2026-11-27T10:00:00+07:00');

/** The step of the market's prices, in ms of its time. */
const STEP = 15_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: REAL });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(speed: Speed = 60) {
  let text: string | null = null;
  const time = createMarketTime({ browser: window });
  const begun = { read: () => text, write: (next: string | null) => void (text = next) };
  const stop = startStory({ scenario: STORY_DAY, time, isClockNamed: false, begun });
  time.setSpeed(speed);
  const now = () => new Date(time.now());
  const market = createMarket({ now });
  const reports = createReports(market);
  const desk = createStoryDesk({
    marketAt: (instant) => createMarketAt(instant, {}),
    now,
    reports,
  });
  return { time, market, reports, desk, stop };
}

const banks = (market: Market) =>
  market.listings.filter((each) => each.sector === sector && each.kind === 'stock');

/** The change of the banks in percent, so far. */
function bankChange(market: Market): number {
  const day = market.today();
  const quotes = banks(market).flatMap((each) => market.quote(each, day) ?? []);
  return sectorChanges(quotes)[0]?.changePercent ?? 0;
}

/** Whether the study finds the signal in the bar that is still forming. */
function isProvisional(market: Market): boolean {
  const candles = market.candles(symbol)!;
  const last = candles.time.length - 1;
  if (candles.time[last] !== epochSecondsOf(signalDay)) return false;
  return studySignals(candles).some((signal) => signal.kind === kind && signal.index === last);
}

const tradeIds = (desk: ReturnType<typeof createStoryDesk>) =>
  (desk.read(emptyDesk)['trades'] as readonly { id: string }[]).map(({ id }) => id);

type Story = ReturnType<typeof open>;

/** How many messages of the bot its page has. */
const MESSAGES = 3;

/** The symbols whose newest signals the bot sends. */
function sent({ reports }: Story): readonly string[] {
  const rows = withStorySignal(reports.recommended());
  return [...new Set(rows.map((row) => row.symbol))].slice(0, MESSAGES);
}

/** What happens in the story, each with how it is seen at a time. */
const events: Readonly<Record<string, (story: Story, minute: number) => boolean>> = {
  'the outlook in the news': ({ market, reports }) =>
    withOutlook(reports.news(), market, reports).some(({ title }) => title.startsWith('Trước phiên 19/10')),
  'the opening auction': ({ time }) => phaseOf('HOSE', new Date(time.now())) === 'ATO',
  'the first match': ({ market }) =>
    market.today() === signalDay && market.snapshot(listing, signalDay).bar !== null,
  'the banks have turned': ({ market }, minute) =>
    minute >= 13 * 60 && minute < 14 * 60 && bankChange(market) >= 0.3,
  'the alert’s price': ({ market }) => market.today() === signalDay && market.boardPrice(listing) >= level,
  'the provisional signal': ({ market }, minute) =>
    minute >= 14 * 60 + 15 && market.second() !== null && isProvisional(market),
  'the close': ({ market }) => market.lastDay() === signalDay,
  'the signal in the list': ({ market }) =>
    market.lastDay() === signalDay && signalsOf(market, listing).some((each) => each.day === signalDay),
  'the bot’s message': (story) => story.market.lastDay() >= signalDay && sent(story).includes(symbol),
  'the plan': ({ desk }) => tradeIds(desk).includes(`plan-${symbol}-${purchaseDay}`),
  'the purchase': ({ desk }) => tradeIds(desk).includes(`buy-${symbol}-${purchaseDay}`),
  'the sale': ({ desk }) => tradeIds(desk).includes(`sell-${symbol}-${saleDay}`),
};

/** The market times of the events, to a step of the prices, as a run of the story meets them. */
function run(speed: Speed, late = 0): Record<string, string> {
  const story = open(speed);
  const met: Record<string, string> = {};
  vi.advanceTimersByTime(late);
  while (story.time.setting()?.speed !== 0) {
    const now = story.time.now();
    const local = new Date(Math.floor(now / STEP) * STEP + 7 * 3_600_000).toISOString();
    const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
    for (const [name, happens] of Object.entries(events)) {
      if (met[name] === undefined && happens(story, minute)) met[name] = local.slice(0, 19).replace('T', ' ');
    }
    vi.advanceTimersByTime(STEP / speed);
  }
  story.stop();
  story.time.release();
  return met;
}

const story = {
  'the outlook in the news': '2026-10-19 08:45:00',
  'the opening auction': '2026-10-19 09:00:00',
  'the first match': '2026-10-19 09:15:00',
  'the banks have turned': '2026-10-19 13:27:45',
  'the alert’s price': '2026-10-19 14:05:30',
  'the provisional signal': '2026-10-19 14:15:00',
  'the close': '2026-10-19 15:00:00',
  'the signal in the list': '2026-10-19 15:00:00',
  'the bot’s message': '2026-10-19 15:00:00',
  'the plan': '2026-10-19 15:06:00',
  'the purchase': '2026-10-20 09:17:00',
  'the sale': '2026-10-22 13:16:00',
};

describe('the story', () => {
  it(
    'has the same events at the same times of the market at 1x, 10x and 60x, each run begun a little later',
    { timeout: 1_200_000 },
    () => {
      // Ten at each of them.
      for (let index = 0; index < 30; index += 1) {
        const speed = ([1, 10, 60] as const)[index % 3]!;
        // Less than a step of the prices, or the run misses the step in which the story begins.
        const late = (index * 23) % (STEP / speed);
        expect({ speed, met: run(speed, late) }).toEqual({ speed, met: story });
      }
    },
  );

  it('begins each chapter at most a quarter of an hour before what happens in it', () => {
    const of: Partial<Record<Chapter, keyof typeof story>> = {
      opening: 'the first match',
      turn: 'the banks have turned',
      alert: 'the alert’s price',
      close: 'the close',
    };
    for (const [chapter, event] of Object.entries(of)) {
      const before = Date.parse(`${story[event].replace(' ', 'T')}+07:00`) - chapters[chapter as Chapter];
      expect(before >= 0 && before <= 15 * 60_000, `${chapter} begins ${before} ms before`).toBe(true);
    }
    const times = chapterNames.map((name) => chapters[name]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('is the same in a chapter whichever was open before', () => {
    const { time, market, desk, stop } = open(0);
    const seen = (chapter: Chapter) => {
      openChapter(time, chapter);
      return JSON.stringify([market.boardPrice(listing), bankChange(market), desk.read(emptyDesk)]);
    };
    const inOrder = new Map(chapterNames.map((name) => [name, seen(name)]));
    const orders = [chapterNames.toReversed(), chapterNames.toSorted(), chapterNames];
    for (const order of orders) for (const name of order) expect(seen(name)).toBe(inOrder.get(name));
    stop();
    time.release();
  });

  it('turns: the banks and VN-Index are below their reference in the morning and above it at the close', () => {
    const at = (text: string) => createMarketAt(new Date(`${signalDay}T${text}:00+07:00`), {});
    const [morning, close] = [at('11:15'), at('15:01')];
    const change = (market: Market) => indexSummary(market, 'VNINDEX', signalDay).changePercent;

    expect([bankChange(morning) < 0, change(morning) < 0]).toEqual([true, true]);
    expect([bankChange(close) > 0.5, change(close) > 0]).toEqual([true, true]);
  });
});

describe('the trades of the story', () => {
  const rows = () => {
    const { time, desk, stop } = open(0);
    openChapter(time, 'sale');
    const trades = desk.read(emptyDesk).trades as readonly Record<string, unknown>[];
    stop();
    time.release();
    return trades.map(({ side, symbol: of, date, price, quantity }) => ({ side, of, date, price, quantity }));
  };

  it('are at prices that were matched, in lots, and the sale is the first that is allowed', () => {
    const [bought, sold] = rows();
    const market = createMarketAt(new Date(`${saleDay}T16:00:00+07:00`), {});
    const barOf = (day: string) => market.snapshot(listing, day).bar!;

    expect(rows()).toMatchObject([
      { side: 'buy', of: symbol, date: purchaseDay },
      { side: 'sell', of: symbol, date: saleDay, quantity: bought!.quantity },
    ]);
    expect(toVnd(bought!.price as number)).toBe(barOf(purchaseDay).open);
    const { low, high } = barOf(saleDay);
    const paid = toVnd(sold!.price as number);
    expect(paid >= low && paid <= high && paid % tickSize('HOSE', paid, 'stock') === 0).toBe(true);
    expect((bought!.quantity as number) % 100).toBe(0);
    expect(settlementOf(purchaseDay).sellable).toBe(saleDay);
  });

  it('earn a little after fees and tax, as trades of two days do, and promise no more', () => {
    const [bought, sold] = rows().map(({ price, quantity }) => toVnd(price as number) * (quantity as number));
    const profit = sold! * (1 - 0.0015 - 0.001) - bought! * 1.0015;
    expect(profit / bought!).toBeGreaterThan(0);
    expect(profit / bought!).toBeLessThan(0.02);
  });
});

describe('the market of the story passes the checks of any other', () => {
  const market = createMarketAt(new Date(`${saleDay}T16:00:00+07:00`), {});

  it.each([signalDay, purchaseDay, '2026-10-21', saleDay])('on %s', (day) => {
    const quotes = stockQuotes(market, day);
    const wrong = quotes.filter(({ listing: { exchange, kind: type }, close, ceiling, floor }) => {
      const isOnTick = exchange === 'HNX' || close % tickSize(exchange, close, type) === 0;
      return close > ceiling || close < floor || !isOnTick;
    });
    expect(wrong.map((quote) => `${quote.listing.symbol} ${quote.close}`)).toEqual([]);

    const { ceiling, advancers, unchanged, decliners, floor } = indexSummary(market, 'VNINDEX', day);
    expect(ceiling + advancers + unchanged + decliners + floor).toBe(
      quotes.filter((quote) => quote.listing.exchange === 'HOSE').length,
    );
    expect(market.turnover(day)).toBeGreaterThan(5_000);
    expect(market.turnover(day)).toBeLessThan(60_000);
  });
});
