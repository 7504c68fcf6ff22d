import type { JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { TradeAction, TradeIdea } from '../resolvers.types';
import { readAmount, readPriceInThousand } from '../../lib/figure';
import { readUpdated } from './updated';

const ACTIONS: ReadonlyMap<string, TradeAction> = new Map([
  ['buy', 'BUY'],
  ['mua', 'BUY'],
  ['hold', 'HOLD'],
  ['nắm giữ', 'HOLD'],
  ['sell', 'SELL'],
  ['bán', 'SELL'],
]);

/** The optional columns of a row of the signals; null where it has none of them. */
export function readTradeIdea(row: JsonRecord): TradeIdea | null {
  const idea: TradeIdea = {
    name: asLine(row['name']),
    action: ACTIONS.get(asLine(row['action'], 40)?.toLocaleLowerCase('vi') ?? '') ?? null,
    industry: asLine(row['industry']),
    entryPrice: readPriceInThousand(row['entry_price']),
    exitPrice: readPriceInThousand(row['exit_price']),
    weight: readPercent(row['weight']),
    closePrice: readPriceInThousand(row['close_price']),
    targetPrice: readPriceInThousand(row['target_price']),
    cutLossPrice: readPriceInThousand(row['cut_loss_price']),
    atr: readPriceInThousand(row['atr14']),
    stopBrokenOn: readDay(row['stop_broken_on']),
    targetReachedOn: readDay(row['target_reached_on']),
  };
  return Object.values(idea).every((value) => value === null) ? null : idea;
}

function readPercent(value: unknown): number | null {
  const percent = readAmount(value);
  return percent !== null && percent <= 100 ? percent : null;
}

function readDay(value: unknown): string | null {
  return readUpdated(value).day;
}
