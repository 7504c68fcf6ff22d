import type { Day } from './day';

/** The first trading day of Vietnam's first exchange, that of Ho Chi Minh City (hsx.vn, "Lịch sử hình thành"). */
export const FIRST_TRADING_DAY: Day = '2000-07-28';
