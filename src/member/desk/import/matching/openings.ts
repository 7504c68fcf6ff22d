import type { TradeInput } from '../../../../graph/resolvers.types';
import type { DeskTrade } from '../../../../graph/values';
import { partOfWhole } from '../../../../market/fractions';
import { tradesInOrder } from '../../../../market/positions';
import { tradePrice, valueOf } from '../../../../market/trade-price';
import { groupsOf } from './known-trades';
import type { MatchedTrade } from './match';
import { newIds } from './new-ids';
import type { Choices, Question } from '../preview-types';

type Opening = NonNullable<NonNullable<Choices['openings']>[string]>;

/**
 * Asks for what was held before a file of which a sale that is taken exceeds what was held, symbol by symbol, and returns the
 * purchases that stand for the answers. A symbol of which the person does not say it is not asked for again.
 */
export function openingsOf(
  rows: readonly MatchedTrade[],
  trades: readonly DeskTrade[],
  answers: Choices['openings'] = {},
): { questions: Question[]; openings: TradeInput[] } {
  const written = rows.filter((row) => row.isTaken && row.state !== 'recorded');
  const sales = written.filter(({ trade }) => trade.side === 'SELL' && !trade.isPlanned);
  const sold = new Set(sales.map(({ trade }) => trade.symbol));
  const ofFile = new Set(sales.map(({ trade }) => trade.id));
  const replaced = new Set(written.flatMap((row) => (row.state === 'changed' ? row.known.id : [])));
  const after = [...trades.filter(({ id }) => !replaced.has(id)), ...written.map(({ trade }) => trade)];
  const made = after.filter(({ symbol, isPlanned }) => sold.has(symbol) && !isPlanned);

  const idOf = newIds(after);
  const questions: Question[] = [];
  const openings: TradeInput[] = [];
  for (const [symbol, all] of groupsOf(made, (trade) => trade.symbol)) {
    const inOrder = tradesInOrder(all);
    const first = firstExcess(inOrder, ofFile);
    if (first === null) continue;
    const answer = answers[symbol];
    if (answer === null) continue;
    const opening = answer && openingTrade(symbol, answer, idOf);
    if (opening && firstExcess(tradesInOrder([...all, opening]), ofFile) === null) openings.push(opening);
    else
      questions.push({
        kind: 'opening',
        symbol,
        day: first.day,
        missing: missingBefore(inOrder, first, ofFile),
      });
  }
  return { questions, openings };
}

/** A purchase that stands for shares held before: with its fee it costs what they had cost, to the đồng. */
function openingTrade(
  symbol: string,
  { quantity, cost, day }: Opening,
  idOf: (text: string) => string,
): TradeInput {
  const mean = tradePrice(cost / quantity);
  const price = valueOf(quantity, mean) === cost ? mean : Math.floor(mean);
  const feePaid = cost - valueOf(quantity, price);
  const id = idOf(`opening ${symbol} ${quantity} ${cost} ${day}`);
  return { id, symbol, side: 'BUY', quantity, price, day, isPlanned: false, feePaid };
}

/** The first of these sales that exceeds what is held then; trades in their order. */
function firstExcess(trades: readonly TradeInput[], sales: ReadonlySet<string>): TradeInput | null {
  let held = 0;
  for (const trade of trades) {
    if (trade.side === 'SELL' && trade.quantity > held && sales.has(trade.id)) return trade;
    held = heldAfter(trade, held);
  }
  return null;
}

function heldAfter({ side, quantity, per }: TradeInput, held: number): number {
  if (side === 'BUY') return held + quantity;
  if (side === 'SELL') return Math.max(0, held - quantity);
  return side === 'BONUS' && per ? held + partOfWhole(held, quantity, per) : held;
}

/** How many shares, held just before a sale, are enough for it and those after it. */
function missingBefore(trades: readonly TradeInput[], first: TradeInput, sales: ReadonlySet<string>): number {
  const at = trades.indexOf(first);
  const isEnough = (quantity: number) =>
    firstExcess(trades.toSpliced(at, 0, { ...first, id: '', side: 'BUY', quantity }), sales) === null;
  let [low, high] = [
    0,
    trades.reduce((sum, { side, quantity }) => sum + (side === 'SELL' ? quantity : 0), 0),
  ];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
