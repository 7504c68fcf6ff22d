import { object, string, type ObjectSchema } from 'yup';
import { LONGEST_TRADE_NOTE } from '../../graph/desk/fields';
import type { TradeInput, TradeSide } from '../../graph/resolvers.types';
import type { MessageKey } from '../../i18n/messages';
import { isDay, type Day } from '../../market/day';
import { formatVolume } from '../../market/format';
import type { Trade } from '../../market/positions';
import { isTicker } from '../../market/symbol';
import type { TradeDraft } from '../shared/desk-dialogs';
import { readPriceInDong, readQuantity, typedPrice } from '../shared/read-number';
import { dayProblem, HIGHEST_AMOUNT, tooLargeRights } from './trade-limits';

/** A trade as it is typed. */
export type TypedTrade = Record<
  'symbol' | 'state' | 'quantity' | 'per' | 'price' | 'day' | 'settles' | 'stop' | 'target' | 'note',
  string
>;

/** The values of a form for a draft. */
export function typedTradeOf(draft: TradeDraft, today: Day): TypedTrade {
  const price = (đồng: number | null | undefined) => (đồng == null ? '' : typedPrice(đồng));
  const count = (number: number | null | undefined) => (number == null ? '' : formatVolume(number));
  return {
    symbol: draft.symbol ?? '',
    state: draft.isPlanned ? 'planned' : 'bought',
    quantity: count(draft.quantity),
    per: count(draft.per ?? 100),
    price: draft.side === 'DIVIDEND' ? count(draft.price) : price(draft.price),
    day: draft.day ?? today,
    settles: draft.settles ?? '',
    stop: price(draft.stop),
    target: price(draft.target),
    note: draft.note ?? '',
  };
}

/** The trade that a valid form means, under an id that stays when it is sent again. */
export function tradeInputOf(typed: TypedTrade, draft: TradeDraft & { id: string }): TradeInput {
  const { side } = draft;
  const isBuy = side === 'BUY';
  return {
    id: draft.id,
    symbol: typed.symbol,
    side,
    quantity: side === 'DIVIDEND' ? 0 : readQuantity(typed.quantity)!,
    price: side === 'DIVIDEND' ? readQuantity(typed.price)! : (readPriceInDong(typed.price) ?? 0),
    day: typed.day,
    per: side === 'BONUS' ? readQuantity(typed.per) : null,
    settles: side === 'BONUS' && isDay(typed.settles) ? typed.settles : null,
    isPlanned: isBuy && typed.state === 'planned',
    stop: isBuy ? readPriceInDong(typed.stop) : null,
    target: isBuy ? readPriceInDong(typed.target) : null,
    signalKind: draft.signalKind ?? null,
    signalDay: draft.signalDay ?? null,
    note: typed.note.trim() || null,
  };
}

const required: MessageKey = 'common.required';
const symbolError: MessageKey = 'desk.symbolError';
const quantityError: MessageKey = 'desk.quantityError';
const priceError: MessageKey = 'desk.priceError';
const dayError: MessageKey = 'desk.dayError';
const earlyError: MessageKey = 'desk.dayEarly';
const amountError: MessageKey = 'desk.amountError';

const whole = string().test('is whole', quantityError, (text) => !text || readQuantity(text) !== null);
const price = string().test('is a price', priceError, (text) => !text || readPriceInDong(text) !== null);

/**
 * Whether a typed trade comes to more than can be added up to the đồng, an ex-date by the shares that the other trades hold
 * before it; what is empty is absent.
 */
function isTooMuch(typed: Partial<TypedTrade>, side: TradeSide, others: readonly Trade[]): boolean {
  const { symbol = '', day = '' } = typed;
  const quantity = readQuantity(typed.quantity ?? '') ?? 0;
  const each = (side === 'DIVIDEND' ? readQuantity : readPriceInDong)(typed.price ?? '') ?? 0;
  if (quantity * each > HIGHEST_AMOUNT) return true;
  const amounts = { quantity, price: each, per: readQuantity(typed.per ?? '') };
  const trade: Trade = { id: '', symbol, side, ...amounts, day, settles: null, isPlanned: false };
  const ofSymbol = others.filter((other) => other.symbol === symbol);
  return tooLargeRights([...ofSymbol, trade]).has(trade.id);
}

/** What a form of one side needs beside the other trades. Ticks, lots and bands are advice and refuse nothing. */
export function tradeSchema(side: TradeSide, today: Day, others: readonly Trade[]): ObjectSchema<TypedTrade> {
  const hasQuantity = side !== 'DIVIDEND';
  const isDividend = side === 'DIVIDEND';
  const exact = whole.test(
    'is not too much',
    amountError,
    (_, { parent }) => !isTooMuch(parent as Partial<TypedTrade>, side, others),
  );
  return object({
    symbol: string()
      .trim()
      .uppercase()
      .required(required)
      .test('is a ticker', symbolError, (text) => isTicker(text)),
    state: string().defined(),
    quantity: hasQuantity ? exact.required(required) : string().ensure(),
    per: side === 'BONUS' ? whole.required(required) : string().ensure(),
    price: side === 'BONUS' ? price.ensure() : (isDividend ? exact : price).required(required),
    day: string()
      .required(required)
      .test('is a day', dayError, (text, { parent }) => {
        const problem = dayProblem(text, today, (parent as TypedTrade).state === 'planned');
        return problem === null || problem === 'early';
      })
      .test('is not early', earlyError, (text) => dayProblem(text, today, true) !== 'early'),
    settles: string()
      .ensure()
      .test('is a day', dayError, (text) => !text || dayProblem(text, today, true) === null),
    stop: price.ensure(),
    target: price.ensure(),
    note: string().ensure().max(LONGEST_TRADE_NOTE),
  });
}
