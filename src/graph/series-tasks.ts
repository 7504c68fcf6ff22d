import { accountReport, type AccountReport, type ReportInput } from '../market/account/report';
import type { FollowRules } from '../market/outcomes/follow-rules';
import { followInSequences, type FollowedBand } from '../market/outcomes/followed-band';
import { trackRecordsOf, type TrackRecords } from '../market/outcomes/track-record';
import type { Candle, Candles } from '../market/candles';
import type { ListedSeries } from '../market/price-steps';
import type { BarFigures } from '../market/screen/screened';
import { barFiguresOf } from '../market/screen/technicals';
import { formingSignals } from '../market/studies/forming';
import type { SignalKind } from './resolvers.types';
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

export type SeriesTasks = {
  /**
   * Studies a series, which the other tasks then know, in the place of an older one of its symbol; one apart they do not,
   * as its prices are not those of today.
   */
  history: (input: Series & { days: readonly string[]; isApart?: boolean }) => ComputedHistory;
  /** The track record of each kind over the series, beside all of them on the same days. */
  trackRecords: (choice: SeriesChoice) => OverSeries<TrackRecords>;
  /** What came of following the signals of the series in many sequences, beside an index, if any, that is studied like a symbol. */
  followed: (
    input: SeriesChoice & { benchmark: string | null; rules: FollowRules },
  ) => OverSeries<FollowedBand>;
  /** The signals of the bars that are forming after the series, by symbol. */
  forming: (input: SeriesChoice & { bars: ReadonlyMap<string, Candle> }) => OverSeries<FormingSignal[]>;
  /** What the trades of an account say about it, from the bars that are given. */
  account: (input: ReportInput<SignalKind>) => AccountReport<SignalKind>;
  /** The figures of daily bars as of the last one. */
  technicals: (input: ListedSeries & { candles: Candles }) => BarFigures;
};

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
      return { result: trackRecordsOf(series), missing };
    },
    followed({ symbols, until, benchmark, rules }) {
      const { series, missing } = known({ symbols, until });
      const index = known({ symbols: benchmark === null ? [] : [benchmark], until });
      const result = followInSequences(series, index.series[0]?.candles ?? null, rules);
      return { result, missing: [...missing, ...index.missing] };
    },
    forming({ bars, ...choice }) {
      const { series, missing } = known(choice);
      const result = series.flatMap(({ symbol, candles, isCut, exchange = null }) =>
        formingSignals(candles, bars.get(symbol), { isCut, symbol, exchange }).map(({ kind, price }) => ({
          symbol,
          kind,
          price,
        })),
      );
      return { result, missing };
    },
    account: accountReport,
    technicals: ({ candles, ...series }) => barFiguresOf(candles, series),
  };
}
