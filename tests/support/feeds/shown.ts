import type { Day } from '../../../src/market/day';
import { region } from '../page';
import { TODAY } from './clock';
import { oracleOf } from './oracle';
import type { Kind } from './kinds';
import { known } from './feed';
import type { Truth } from './truth';

/** A price on the page: of which symbol, and the day beside it; null where it stands for now. */
type ShownPrice = { symbol: string; text: string; day: Day | null };

/** The panels that show prices as the newest ones: where each stands, where it says why it has none, and its prices. */
const PANELS = {
  Watchlist: ofTable('Watchlist', 'td.quote .price'),
  Board: ofTable('Price board', 'td .price'),
  Filter: ofTable('Filter', 'td.numeric'),
  // What is known of no holding stands in the panel of the account.
  Trades: { ...ofTable('Trades', 'td.numeric.semibold'), reasons: () => document.querySelector('main') },
  Head: { place: () => region('Last price'), prices: inHead },
  Legend: { place: () => region('Chart'), prices: inLegend },
  Summary: { place: () => region('Chart'), prices: inSummary },
  Week: { place: () => region('Alerts near the price'), prices: inAlerts },
  Peek: ofItems('ul.peek', 'li'),
  Search: ofItems('[role=listbox]', '[role=option]'),
} satisfies Record<string, Shown>;

type Shown = {
  place: () => Element | null;
  /** Where the reason stands, if not there. */
  reasons?: () => Element | null;
  prices: (place: Element) => readonly ShownPrice[];
};

export type PanelName = keyof typeof PANELS;

/** The sentences that say why there is no figure. */
const REASONS =
  /could (?:be|not be) read|does not (?:offer|have)|refuses|has not answered|in đồng or in thousand đồng|no quotes for a whole board|no current prices|no trading days|No symbol meets|has no price|older than the last/i;

/** The prices of a panel; none where it is not there. */
export function pricesIn(name: PanelName): readonly ShownPrice[] {
  const panel: Shown = PANELS[name];
  const place = panel.place();
  return place === null ? [] : panel.prices(place).filter(({ text }) => /\d/.test(text));
}

/** Whether a panel says why it has no price. */
export function hasReason(name: PanelName): boolean {
  const panel: Shown = PANELS[name];
  return REASONS.test((panel.reasons ?? panel.place)()?.textContent ?? '');
}

/** What everything on the page says of prices. */
export function allShown(): string {
  return JSON.stringify((Object.keys(PANELS) as PanelName[]).map(pricesIn));
}

/** The cell of the price in the rows of a table of symbols. */
function ofTable(name: string, selector: string): Shown {
  return {
    place: () => region(name),
    prices: (place) =>
      [...place.querySelectorAll<HTMLElement>('tr[data-symbol]')].map((row) => ({
        symbol: row.dataset['symbol']!,
        text: priceIn(row.querySelector(selector)),
        day: row.querySelector('time')?.dateTime ?? null,
      })),
  };
}

/** The items of a list that name a symbol first. */
function ofItems(list: string, item: string): Shown {
  return {
    place: () => document.querySelector(list),
    prices: (place) =>
      [...place.querySelectorAll(item)].map((each) => ({
        symbol: each.querySelector('.symbol')?.textContent ?? '',
        text: priceIn(each.querySelector('.price')),
        day: each.querySelector('time')?.dateTime ?? null,
      })),
  };
}

function inHead(head: Element): readonly ShownPrice[] {
  const symbol = head.querySelector('h1')?.textContent ?? '';
  const last = head.querySelector('.last');
  const day = last?.querySelector('time')?.dateTime ?? null;
  return last ? [{ symbol, text: priceIn(last.querySelector('.price')), day }] : [];
}

/** The figures of a bar, with its day. */
function inLegend(chart: Element): readonly ShownPrice[] {
  const legend = chart.querySelector('.legend')?.textContent ?? '';
  const [, day, text] = /(\d\d\/\d\d\/\d{4}).*Close([\d,.]+)/.exec(legend) ?? [];
  return text === undefined ? [] : [{ symbol: symbolOfPage(), text, day: isoOf(day!) }];
}

/** The sentence on a chart of days. */
function inSummary(chart: Element): readonly ShownPrice[] {
  const [, day, text] =
    /trading days from [\d/]+ to ([\d/]+)\. Close ([\d,.]+\d)/.exec(chart.textContent) ?? [];
  return text === undefined ? [] : [{ symbol: symbolOfPage(), text, day: isoOf(day!) }];
}

/** The prices that alerts are near. */
function inAlerts(panel: Element): readonly ShownPrice[] {
  return [...panel.querySelectorAll('li')].map((item) => {
    const text = /price ([\d,.]+\d)/.exec(item.textContent)?.[1] ?? '';
    const symbol = item.querySelector('a')?.textContent ?? '';
    return { symbol, text, day: item.querySelector('time')?.dateTime ?? null };
  });
}

/** The first figure of an element, without the day that stands before it. */
function priceIn(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const day of copy?.querySelectorAll('time') ?? []) day.remove();
  return /[\d,.]+/.exec(copy?.textContent ?? '')?.[0] ?? '';
}

const isoOf = (text: string) => text.split('/').toReversed().join('-');
const symbolOfPage = () => /technical\/(\w+)/.exec(window.location.pathname)?.[1] ?? '';

/** Which prices of a panel are wrong on a feed that is odd in these ways. */
export function wrongInPanel(name: PanelName, truth: Truth, kinds: readonly Kind[]): readonly string[] {
  return pricesIn(name).flatMap(({ symbol, text, day }) => {
    if (!known(symbol)) return [];
    const price = Number(text.replaceAll(',', ''));
    const oracle = oracleOf(truth, kinds, symbol);
    const meant = day ?? TODAY;
    const isListed = meant === TODAY && isSame(price, truth.closeOn(symbol, TODAY)!);
    const isRight = isListed || oracle.closesOf(meant).some((close) => isSame(price, close));
    return isRight ? [] : [`${symbol} ${text} of ${day ?? 'now'}, right is ${oracle.closesOf(meant).join()}`];
  });
}

/** As far as boards print prices. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.0051;
