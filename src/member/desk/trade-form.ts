import { object, string, type ObjectSchema } from 'yup';
import type { TradeInput, TradeSide } from '../../graph/resolvers.types';
import type { MessageKey } from '../../i18n/messages';
import { isDay, type Day } from '../../market/day';
import { toThousand } from '../../market/format';
import { isTicker } from '../../market/symbol';
import { newId } from './level-alert';

/** What a dialog begins with: of a new trade without an id. */
export type TradeDraft = Partial<TradeInput> & Pick<TradeInput, 'side'>;

/** A trade as it is typed. */
export type TypedTrade = Record<
  'symbol' | 'state' | 'quantity' | 'per' | 'price' | 'day' | 'settles' | 'stop' | 'target' | 'note',
  string
>;

/** The days that can be typed for a trade. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2099-12-31';

const MOST_SHARES = 1_000_000_000;
/** No share of Vietnam costs as many thousand đồng: a larger number is đồng. */
const HIGHEST_THOUSAND = 5_000;

/** The values of a form for a draft. */
export function typedOf(draft: TradeDraft, today: Day): TypedTrade {
  const price = (đồng: number | null | undefined) => (đồng == null ? '' : String(toThousand(đồng)));
  return {
    symbol: draft.symbol ?? '',
    state: draft.isPlanned ? 'planned' : 'bought',
    quantity: draft.quantity === undefined ? '' : String(draft.quantity),
    per: draft.per == null ? '100' : String(draft.per),
    price: draft.side === 'DIVIDEND' ? String(draft.price ?? '') : price(draft.price),
    day: draft.day ?? today,
    settles: draft.settles ?? '',
    stop: price(draft.stop),
    target: price(draft.target),
    note: draft.note ?? '',
  };
}

/** The trade that a valid form means. */
export function tradeOf(typed: TypedTrade, draft: TradeDraft): TradeInput {
  const { side } = draft;
  const isBuy = side === 'BUY';
  return {
    id: draft.id ?? newId(),
    symbol: typed.symbol,
    side,
    quantity: side === 'DIVIDEND' ? 0 : readQuantity(typed.quantity)!,
    price: side === 'DIVIDEND' ? readQuantity(typed.price)! : (readPrice(typed.price) ?? 0),
    day: typed.day,
    per: side === 'BONUS' ? readQuantity(typed.per) : null,
    settles: side === 'BONUS' && isDay(typed.settles) ? typed.settles : null,
    isPlanned: isBuy && typed.state === 'planned',
    stop: isBuy ? readPrice(typed.stop) : null,
    target: isBuy ? readPrice(typed.target) : null,
    signalKind: draft.signalKind ?? null,
    signalDay: draft.signalDay ?? null,
    note: typed.note.trim() || null,
  };
}

/** A price in đồng from thousand đồng, with a point or a comma, or from đồng: 68.4, 68,4 and 68400; null for anything else. */
export function readPrice(text: string): number | null {
  const plain = text.trim().replace(/\s|đ$/g, '');
  const grouped = /^\d{1,3}([.,]\d{3}){2,}$/.test(plain) ? plain.replace(/[.,]/g, '') : plain;
  if (!/^\d{1,9}([.,]\d{1,3})?$/.test(grouped)) return null;
  const number = Number(grouped.replace(',', '.'));
  const price = number < HIGHEST_THOUSAND ? Math.round(number * 1_000) : Math.round(number);
  return price > 0 && price <= 2 ** 31 - 1 ? price : null;
}

/** A whole number above 0, whichever separator groups its thousands; null for anything else. */
export function readQuantity(text: string): number | null {
  const plain = text.trim();
  if (!/^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(plain)) return null;
  const quantity = Number(plain.replace(/\D/g, ''));
  return quantity > 0 && quantity <= MOST_SHARES ? quantity : null;
}

const required: MessageKey = 'common.required';
const symbolError: MessageKey = 'desk.symbolError';
const quantityError: MessageKey = 'desk.quantityError';
const priceError: MessageKey = 'desk.priceError';
const dayError: MessageKey = 'desk.dayError';

const whole = string().test('is whole', quantityError, (text) => !text || readQuantity(text) !== null);
const price = string().test('is a price', priceError, (text) => !text || readPrice(text) !== null);
const isShown = (text: string | undefined) => text !== undefined && isDay(text) && text >= FIRST_DAY;

/** What a form of one side needs. Ticks, lots and bands are advice and hinder nothing. */
export function tradeSchema(side: TradeSide, today: Day): ObjectSchema<TypedTrade> {
  const hasQuantity = side !== 'DIVIDEND';
  const isDividend = side === 'DIVIDEND';
  return object({
    symbol: string()
      .trim()
      .uppercase()
      .required(required)
      .test('is a ticker', symbolError, (text) => isTicker(text)),
    state: string().defined(),
    quantity: hasQuantity ? whole.required(required) : string().ensure(),
    per: side === 'BONUS' ? whole.required(required) : string().ensure(),
    price: side === 'BONUS' ? price.ensure() : (isDividend ? whole : price).required(required),
    day: string()
      .required(required)
      .test('is a day', dayError, (text, { parent }) => {
        const { state } = parent as TypedTrade;
        return isShown(text) && (state === 'planned' || text <= today);
      }),
    settles: string()
      .ensure()
      .test('is a day', dayError, (text) => !text || isShown(text)),
    stop: price.ensure(),
    target: price.ensure(),
    note: string().ensure().max(500),
  });
}
