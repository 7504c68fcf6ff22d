import type { Language } from '../../i18n/languages';
import { formatBoardDay, formatMinute, formatPrice } from '../../market/format';
import { marketTime } from '../../market/clock';

/** What the service worker shows: a push that can be read, in the language of its reader. */
export type PushedAlert = {
  readonly kind: PushedKind;
  readonly symbol: string;
  /** In thousand đồng; null where an alert has none. */
  readonly price: number | null;
  /** When it fired. */
  readonly at: string;
};

export const PUSHED_KINDS = [
  'above',
  'below',
  'change',
  'stop',
  'target',
  'signal',
  'sellable',
  'filter',
] as const;

type PushedKind = (typeof PUSHED_KINDS)[number];

type Words = Readonly<Record<PushedKind | 'open' | 'priced', string>>;

/** The service worker cannot load the parts of texts that pages have. */
export const pushWords: Readonly<Record<Language, Words>> = {
  vi: {
    above: '{symbol} tăng đến mức cảnh báo',
    below: '{symbol} giảm đến mức cảnh báo',
    change: '{symbol}: thay đổi trong ngày đạt mức cảnh báo',
    stop: '{symbol}: vi phạm cắt lỗ',
    target: '{symbol}: đạt mục tiêu',
    signal: '{symbol}: tín hiệu mới',
    sellable: '{symbol}: đến ngày được bán',
    filter: '{symbol} vừa vào bộ lọc',
    priced: '{time}, giá {price}',
    open: 'Mở {brand}',
  },
  en: {
    above: '{symbol} rises to the level of your alert',
    below: '{symbol} falls to the level of your alert',
    change: '{symbol}: the change of the day reaches your alert',
    stop: '{symbol}: stop broken',
    target: '{symbol}: target reached',
    signal: '{symbol}: new signal',
    sellable: '{symbol}: a lot can be sold',
    filter: '{symbol} enters a filter',
    priced: '{time}, price {price}',
    open: 'Open {brand}',
  },
  de: {
    above: '{symbol} steigt auf die Marke des Alarms',
    below: '{symbol} fällt auf die Marke des Alarms',
    change: '{symbol}: Die Veränderung des Tages erreicht den Alarm',
    stop: '{symbol}: Stopp gebrochen',
    target: '{symbol}: Ziel erreicht',
    signal: '{symbol}: neues Signal',
    sellable: '{symbol}: ein Posten ist verkäuflich',
    filter: '{symbol} erfüllt jetzt einen Filter',
    priced: '{time}, Kurs {price}',
    open: '{brand} öffnen',
  },
};

/** The title and the text of an alert's notification. */
export function alertWords({ kind, symbol, price, at }: PushedAlert, language: Language) {
  const words = pushWords[language];
  const { day, minute } = marketTime(new Date(at));
  const board = formatBoardDay(day);
  const time = `${formatMinute(minute)} ${language === 'de' ? board.replaceAll('/', '.') : board}`;
  const body = price === null ? time : filled(words.priced, { time, price: formatPrice(price) });
  return { title: filled(words[kind], { symbol }), body };
}

/** What stands on a notification that says nothing else. */
export function openWords(language: Language, brand: string): string {
  return filled(pushWords[language].open, { brand });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
