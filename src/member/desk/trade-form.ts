import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { LARGEST_COSTS, LONGEST_TRADE_NOTE } from '../../graph/desk/fields';
import type { TradeInput, TradeSide } from '../../graph/resolvers.types';
import type { MessageKey } from '../../i18n/messages';
import { isDay, type Day } from '../../market/day';
import { formatVolume } from '../../market/format';
import type { Trade } from '../../market/positions';
import type { TradeDraft } from '../shared/desk-dialogs';
import type { TypedSymbol } from '../shared/typed-symbol';
import { symbolSchema } from '../shared/useTypedSymbol';
import {
  readCash,
  readMoney,
  readPriceInDong,
  readQuantity,
  readTradePrice,
  typedCash,
  typedPrice,
} from '../shared/read-number';
import { dayProblem, HIGHEST_AMOUNT, tooLargeRights } from './trade-limits';

/** A trade as it is typed; an empty fee or tax is the settings'. */
export type TypedTrade = Record<
  | ('symbol' | 'state' | 'quantity' | 'per' | 'price' | 'day' | 'settles')
  | ('stop' | 'target' | 'fee' | 'tax' | 'note'),
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
    price:
      draft.side === 'DIVIDEND' && draft.price !== undefined ? typedCash(draft.price) : price(draft.price),
    day: draft.day ?? today,
    settles: draft.settles ?? '',
    stop: price(draft.stop),
    target: price(draft.target),
    fee: count(draft.feePaid),
    tax: count(draft.taxPaid),
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
    price: side === 'DIVIDEND' ? readCash(typed.price)! : (readTradePrice(typed.price) ?? 0),
    day: typed.day,
    per: side === 'BONUS' ? readQuantity(typed.per) : null,
    settles: side === 'BONUS' && isDay(typed.settles) ? typed.settles : null,
    isPlanned: isBuy && typed.state === 'planned',
    stop: isBuy ? readPriceInDong(typed.stop) : null,
    target: isBuy ? readPriceInDong(typed.target) : null,
    signalKind: draft.signalKind ?? null,
    signalDay: draft.signalDay ?? null,
    note: typed.note.trim() || null,
    // What the form does not ask for stays as it is saved.
    ...(isBuy && { feePaid: readCostsPaid(typed.fee) }),
    ...(side === 'SELL' && { feePaid: readCostsPaid(typed.fee), taxPaid: readCostsPaid(typed.tax) }),
  };
}

/** A typed fee or tax in whole đồng; null where it is none. */
export function readCostsPaid(text: string): number | null {
  const amount = readMoney(text);
  return amount <= LARGEST_COSTS ? amount : null;
}

const required: MessageKey = 'common.required';
const symbolError: MessageKey = 'desk.symbolError';
const quantityError: MessageKey = 'desk.quantityError';
const priceError: MessageKey = 'desk.priceError';
const dayError: MessageKey = 'desk.dayError';
const earlyError: MessageKey = 'desk.dayEarly';
const amountError: MessageKey = 'desk.amountError';
const costsError: MessageKey = 'desk.costsError';

const whole = string().test('is whole', quantityError, (text) => !text || readQuantity(text) !== null);
const price = string().test('is a price', priceError, (text) => !text || readPriceInDong(text) !== null);
const tradedPrice = string().test(
  'is the price of a trade',
  priceError,
  (text) => !text || readTradePrice(text) !== null,
);
const cash = string().test('is cash', quantityError, (text) => !text || readCash(text) !== null);
const costs = string().test(
  'is a fee or a tax',
  costsError,
  (text) => !text?.trim() || readCostsPaid(text) !== null,
);

/**
 * Whether a typed trade comes to more than can be added up to the đồng, an ex-date by the shares that the other trades hold
 * before it; what is empty is absent.
 */
function isTooMuch(typed: Partial<TypedTrade>, side: TradeSide, others: readonly Trade[]): boolean {
  const { symbol = '', day = '' } = typed;
  const quantity = readQuantity(typed.quantity ?? '') ?? 0;
  const each = (side === 'DIVIDEND' ? readCash : readTradePrice)(typed.price ?? '') ?? 0;
  if (quantity * each > HIGHEST_AMOUNT) return true;
  const amounts = { quantity, price: each, per: readQuantity(typed.per ?? '') };
  const trade: Trade = { id: '', symbol, side, ...amounts, day, settles: null, isPlanned: false };
  const ofSymbol = others.filter((other) => other.symbol === symbol);
  return tooLargeRights([...ofSymbol, trade]).has(trade.id);
}

/** What a form of one side needs beside the other trades. Ticks, lots and bands are advice and refuse nothing. */
export function tradeSchema(
  side: TradeSide,
  today: Day,
  others: readonly Trade[],
  typed: TypedSymbol,
): ObjectSchema<TypedTrade> {
  const hasQuantity = side !== 'DIVIDEND';
  const isDividend = side === 'DIVIDEND';
  const exact = (schema: StringSchema) =>
    schema
      .test(
        'is not too much',
        amountError,
        (_, { parent }) => !isTooMuch(parent as Partial<TypedTrade>, side, others),
      )
      .required(required);
  return object({
    symbol: symbolSchema(typed, symbolError).required(required),
    state: string().defined(),
    quantity: hasQuantity ? exact(whole) : string().ensure(),
    per: side === 'BONUS' ? whole.required(required) : string().ensure(),
    price:
      side === 'BONUS' ? tradedPrice.ensure() : isDividend ? exact(cash) : tradedPrice.required(required),
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
    fee: costs.ensure(),
    tax: costs.ensure(),
    note: string().ensure().max(LONGEST_TRADE_NOTE),
  });
}
