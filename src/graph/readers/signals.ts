import type { JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine } from '../../lib/text';
import type { SignalList } from '../resolvers.types';
import type { ListedSignal } from '../values';
import { readPriceInThousand } from '../../lib/figure';
import { readSymbol } from './instrument';
import { firstRows, newestFirst, readLongList, rowsOf } from './rows';
import { readTradeIdea } from './trade-idea';
import { readUpdated } from './updated';

const MAX_STUDY_LENGTH = 40;
const MAX_RULE_LENGTH = 500;

/** The signals, newest first; one without a symbol is left out. */
export async function readSignals(response: unknown): Promise<SignalList> {
  return firstRows(newestFirst(await readLongList(rowsOf(response), readSignal), ({ day }) => day));
}

function readSignal(row: JsonRecord): ListedSignal | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  const kind = signalKindOf(row['signal_type']);
  return {
    symbol,
    price: readPriceInThousand(row['price']),
    kind,
    study: kind === null ? asLine(row['signal_type'], MAX_STUDY_LENGTH) : null,
    ...readUpdated(row['updated']),
    rule: asLine(row['rule'], MAX_RULE_LENGTH),
    idea: readTradeIdea(row),
  };
}
