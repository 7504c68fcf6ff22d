import { drawdownOf, followSignals, turnoverOf, worstTrades } from '../market/outcomes/followed';
import type { Followed, FollowedTrade, FollowRules, Drawdown } from '../market/outcomes/followed';
import { trackRecordsOf, type TrackRecords } from '../market/outcomes/track-record';
import type { Candle } from '../market/candles';
import { formingSignals } from '../market/studies/forming';
import type { StudyKind } from '../market/studies/signal';
import {
  historyOf,
  studySeries,
  type ComputedHistory,
  type Series,
  type StudiedSeries,
} from './signal-history';

/** Series that were studied before, until one second. */
type SeriesChoice = { symbols: readonly string[]; until: number };

/** A result over the series that are known, and the symbols that are not. */
export type OverSeries<Result> = { result: Result; missing: string[] };

/** A signal of a symbol's forming bar. */
type FormingSignal = { symbol: string; kind: StudyKind; price: number };

/** What came of following signals, and its figures. */
export type FollowedFigures = Omit<Followed, 'trades'> & {
  /** Completed purchases, those of them that gained, and the ten that lost most. */
  trades: number;
  gains: number;
  worst: FollowedTrade[];
  drawdown: Drawdown | null;
  /** That of the index. */
  benchmarkDrawdown: Drawdown | null;
  turnover: number | null;
};

export type SeriesTasks = {
  /**
   * Studies a series, which the other tasks then know, in the place of an older one of its symbol; one apart they do not,
   * as its prices are not those of today.
   */
  history: (input: Series & { days: readonly string[]; isApart?: boolean }) => ComputedHistory;
  /** The track record of each kind over the series. */
  trackRecords: (choice: SeriesChoice) => OverSeries<TrackRecords>;
  /** What came of following the signals of the series, beside an index that is studied like a symbol. */
  followed: (input: SeriesChoice & { benchmark: string; rules: FollowRules }) => OverSeries<FollowedFigures>;
  /** The signals of the bars that are forming after the series, by symbol. */
  forming: (input: SeriesChoice & { bars: ReadonlyMap<string, Candle> }) => OverSeries<FormingSignal[]>;
};

const SHOWN_TRADES = 10;

/** What a worker computes from series of bars, which it keeps. */
export function createSeriesTasks(): SeriesTasks {
  const studied = new Map<string, StudiedSeries>();

  const known = ({ symbols, until }: SeriesChoice) => {
    const series = symbols
      .flatMap((symbol) => studied.get(symbol) ?? [])
      .filter((each) => each.until === until);
    const found = new Set(series.map(({ symbol }) => symbol));
    return { series, missing: symbols.filter((symbol) => !found.has(symbol)) };
  };

  return {
    history({ days, isApart = false, ...series }) {
      const result = studySeries(series);
      if (!isApart) studied.set(series.symbol, result);
      return historyOf(result, days);
    },
    trackRecords(choice) {
      const { series, missing } = known(choice);
      return { result: trackRecordsOf(series.flatMap(({ sums }) => sums ?? [])), missing };
    },
    followed({ symbols, until, benchmark, rules }) {
      const { series, missing } = known({ symbols, until });
      const index = known({ symbols: [benchmark], until });
      const followed = followSignals(series, index.series[0]?.candles ?? null, rules);
      return { result: figuresOf(followed, rules), missing: [...missing, ...index.missing] };
    },
    forming({ bars, ...choice }) {
      const { series, missing } = known(choice);
      const result = series.flatMap(({ symbol, candles, isCut }) =>
        formingSignals(candles, bars.get(symbol), { isCut }).map(({ kind, price }) => ({
          symbol,
          kind,
          price,
        })),
      );
      return { result, missing };
    },
  };
}

function figuresOf({ trades, ...followed }: Followed, { capital }: FollowRules): FollowedFigures {
  const { days, values, benchmark, traded } = followed;
  return {
    ...followed,
    trades: trades.length,
    gains: trades.filter(({ paid, received }) => received > paid).length,
    worst: worstTrades(trades, SHOWN_TRADES),
    drawdown: drawdownOf(days, values, capital),
    benchmarkDrawdown: benchmark && drawdownOf(days, benchmark, capital),
    turnover: turnoverOf({ values, traded }),
  };
}
