/** Minutes of the bars below a day. */
export const INTRADAY_RESOLUTIONS = ['1', '5', '15', '60'];
export const RESOLUTIONS = [...INTRADAY_RESOLUTIONS, 'D', 'W', 'M'];

/** Prices adjusted to what was paid out since, which is the default, and prices as they were matched. */
export const ADJUSTMENTS = ['dividends', 'none'];

/** Of how many symbols /timescale_marks has the events in one response. */
export const MARKS_AT_ONCE = 100;

/** Of how many symbols /history has the bars in one response. */
export const HISTORIES_AT_ONCE = 50;

/** The capabilities of the feed: bars of 1, 5, 15 and 60 minutes, of a day, a week and a month, search, events, streamed prices, adjusted and unadjusted prices. */
export const CONFIG = {
  supports_search: true,
  supports_group_request: false,
  supports_marks: false,
  supports_timescale_marks: true,
  max_timescale_marks_symbols: MARKS_AT_ONCE,
  max_history_symbols: HISTORIES_AT_ONCE,
  supports_time: true,
  supports_stream: true,
  exchanges: [
    { value: '', name: 'Tất cả', desc: '' },
    { value: 'HOSE', name: 'HOSE', desc: 'Sở Giao dịch Chứng khoán Thành phố Hồ Chí Minh' },
    { value: 'HNX', name: 'HNX', desc: 'Sở Giao dịch Chứng khoán Hà Nội' },
    { value: 'UPCOM', name: 'UPCoM', desc: 'Thị trường công ty đại chúng chưa niêm yết' },
  ],
  symbols_types: [
    { name: 'Cổ phiếu', value: 'stock' },
    { name: 'Chứng chỉ quỹ', value: 'fund' },
    { name: 'Chỉ số', value: 'index' },
  ],
  supported_resolutions: RESOLUTIONS,
  supported_adjustments: ADJUSTMENTS,
};
