import { lastClosedDay } from '../../../src/market/clock';
import type { Day } from '../../../src/market/day';
import { region } from '../page';
import { TODAY } from './clock';
import { oracleOf } from './oracle';
import type { Kind } from './kinds';
import { known } from './feed';
import type { Truth } from './truth';

/** A price on the page: where it stands, and the day beside it; null where it stands for now. */
export type ShownPrice = { where: string; symbol: string; text: string; day: Day | null };

/** Every price of a symbol that the page shows as the newest one. */
export function shownPrices(): readonly ShownPrice[] {
  return [...inRows(), ...inHead(), ...inLegend(), ...inSummary(), ...inAlerts()].filter(({ text }) =>
    /\d/.test(text),
  );
}

/** The cell of the price in each table of symbols. */
const CELLS: Readonly<Record<string, string>> = {
  Watchlist: 'td.quote .price',
  'Price board': 'td .price',
  Filter: 'td.numeric',
  Trades: 'td.numeric.semibold',
};

function inRows(): readonly ShownPrice[] {
  return Object.entries(CELLS).flatMap(([where, selector]) =>
    [...(region(where)?.querySelectorAll<HTMLElement>('tr[data-symbol]') ?? [])].map((row) => ({
      where,
      symbol: row.dataset['symbol']!,
      text: priceIn(row.querySelector(selector)),
      day: row.querySelector('time')?.dateTime ?? null,
    })),
  );
}

function inHead(): readonly ShownPrice[] {
  const head = region('Last price');
  const symbol = head?.querySelector('h1')?.textContent ?? '';
  const last = head?.querySelector('.last');
  if (!last) return [];
  return [
    {
      where: 'Head',
      symbol,
      text: priceIn(last.querySelector('.price')),
      day: last.querySelector('time')?.dateTime ?? null,
    },
  ];
}

/** The figures of a bar, with its day. */
function inLegend(): readonly ShownPrice[] {
  const legend = region('Chart')?.querySelector('.legend')?.textContent ?? '';
  const [, day, text] = /(\d\d\/\d\d\/\d{4}).*Close([\d,.]+)/.exec(legend) ?? [];
  return text === undefined ? [] : [{ where: 'Legend', symbol: symbolOfPage(), text, day: isoOf(day!) }];
}

function inSummary(): readonly ShownPrice[] {
  const main = document.querySelector('main')?.textContent ?? '';
  const [, symbol, day, text] =
    /(\w+), [\d,]+ trading days from [\d/]+ to ([\d/]+)\. Close ([\d,.]+\d)/.exec(main) ?? [];
  return text === undefined ? [] : [{ where: 'Summary', symbol: symbol!, text, day: isoOf(day!) }];
}

/** The prices that alerts are near. */
function inAlerts(): readonly ShownPrice[] {
  const items = region('Alerts near the price')?.querySelectorAll('li') ?? [];
  return [...items].flatMap((item) => {
    const text = /price ([\d,.]+\d)/.exec(item.textContent)?.[1] ?? '';
    const symbol = item.querySelector('a')?.textContent ?? '';
    return [{ where: 'Week', symbol, text, day: item.querySelector('time')?.dateTime ?? null }];
  });
}

const priceIn = (element: Element | null | undefined) =>
  /[\d,.]+/.exec(element?.textContent ?? '')?.[0] ?? '';
const isoOf = (text: string) => text.split('/').toReversed().join('-');
const symbolOfPage = () => /technical\/(\w+)/.exec(window.location.pathname)?.[1] ?? '';

/** Which of the prices on the page are wrong on a feed that is odd in these ways. */
export function wrongOnPage(truth: Truth, kinds: readonly Kind[]): readonly string[] {
  return shownPrices().flatMap(({ where, symbol, text, day }) => {
    if (!known(symbol)) return [];
    const price = Number(text.replaceAll(',', ''));
    const oracle = oracleOf(truth, kinds, symbol);
    // The filter compares with the last day that has ended.
    const meant = day ?? (where === 'Filter' ? lastClosedDay(truth.now) : TODAY);
    const isListed = meant === TODAY && isSame(price, truth.closeOn(symbol, TODAY)!);
    const isRight = isListed || oracle.closesOf(meant).some((close) => isSame(price, close));
    return isRight
      ? []
      : [`${where}: ${symbol} ${text} of ${day ?? 'now'}, right is ${oracle.closesOf(meant).join()}`];
  });
}

/** As far as boards print prices. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.0051;
