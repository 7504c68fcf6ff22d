import { isDay, numberOfDay, weekdayOfNumber, type Day } from './day';

type Maybe<T> = T | null | undefined;

const MISSING = '—';
/** The notation of boards, and of the whole interface in every language: commas group thousands, a point leads decimals. */
const BOARD = 'en-US';

const twoDecimals = new Intl.NumberFormat(BOARD, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});
const signed = new Intl.NumberFormat(BOARD, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const signedTenths = new Intl.NumberFormat(BOARD, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const tenths = new Intl.NumberFormat(BOARD, { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat(BOARD, { maximumFractionDigits: 0, signDisplay: 'negative' });

/** A price in thousand VND with the decimals of all three exchanges: '68.40'; '—' where there is none. */
export function formatPrice(value: Maybe<number>): string {
  return print(twoDecimals, value);
}

/** An index level in points: '1,784.91'. */
export function formatIndex(value: Maybe<number>): string {
  return print(twoDecimals, value);
}

/** A change with its sign, in the unit of what changed: '+0.45', and '0.00' without a sign. */
export function formatChange(value: Maybe<number>): string {
  return print(signed, value);
}

/** A change in percent with its sign: 1.6 is '+1.60%'. */
export function formatPercent(value: Maybe<number>): string {
  return print(signed, value, '%');
}

/** A part of a whole in percent, without a sign: 4.2 is '4.20%'. */
export function formatShare(value: Maybe<number>): string {
  return print(twoDecimals, value, '%');
}

/** A number of shares: '28,778,900'. */
export function formatVolume(value: Maybe<number>): string {
  return print(whole, value);
}

/** Money in billion VND, without decimals: '21,486'. */
export function formatTurnover(value: Maybe<number>): string {
  return print(whole, value);
}

/** Net money in billion VND with its sign: '+1,095.1', and '0.0' without one. */
export function formatNet(value: Maybe<number>): string {
  return print(signedTenths, value);
}

/** A ratio with at most one decimal, cut off rather than rounded, so that it never reads as the next threshold: 2.352 is '2.3'. */
export function formatRatio(value: number): string {
  return tenths.format(Math.floor(value * 10 + 1e-9) / 10);
}

/** A day as boards print it, 'dd/MM/yyyy'; '—' for what is not a day. Views write it in their language (`ui/dates`). */
export function formatBoardDay(day: Maybe<Day>): string {
  return isDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : MISSING;
}

/** A day as 'dd/MM', where the year goes without saying. */
export function formatBoardDayMonth(day: Maybe<Day>): string {
  return isDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}` : MISSING;
}

/** HH:mm of a minute of the day. */
export function formatMinute(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return weekdayOfNumber(numberOfDay(day)) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** A board price in thousand VND as whole VND: 68.4 is 68400, free of binary dust. */
export function toVnd(thousand: number): number {
  return Math.round(thousand * 1000);
}

/** Whole VND as a board price in thousand VND: 68400 is 68.4. */
export function toThousand(vnd: number): number {
  return vnd / 1000;
}

function print(format: Intl.NumberFormat, value: Maybe<number>, unit = '') {
  return typeof value === 'number' && Number.isFinite(value) ? format.format(value) + unit : MISSING;
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0');
}
