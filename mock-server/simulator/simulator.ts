/** The front door of the simulator: code outside this folder imports nothing else of it. */
export type { PriceHistory } from './bar-candles';
export type { ExDate } from './dividends';
export { noticeOf } from './ex-dates';
export { flowOf, totalFlow, type Flow } from './flows';
export { hash32 } from './hash';
export { INDICES, indexCodeOf, indexCodes, round2, type IndexCode } from './indices/catalogue';
export { indexSummary, stockQuotes, type IndexSummary } from './indices/index-summary';
export type { MorningBreadth } from './indices/morning-breadth';
export type { BarRange } from './intraday-candles';
export { OPENING_MATCH } from './intraday/timetable';
export { usualShare } from './intraday/volume-path';
export { createMarket, type Market, type MarketOptions } from './market';
export type { MarketShock } from './market-factors';
export type { Quote } from './quote';
export { averagePrice } from './reference-price';
export { sectorChanges, type SectorChange } from './sectors';
export { createSeededRandom } from './seeded-random';
export { runInSlices } from './slices';
