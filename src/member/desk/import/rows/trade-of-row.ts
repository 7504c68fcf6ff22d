import { LONGEST_TRADE_NOTE } from '../../../../graph/desk/fields';
import type { TradeInput } from '../../../../graph/resolvers.types';
import { signalKindOf } from '../../../../lib/signal-address';
import { asLine } from '../../../../lib/text';
import type { Cell } from '../../../../tables/table';
import { withoutGuard } from '../../../shared/table';
import { dayProblem, HIGHEST_AMOUNT } from '../../trade-limits';
import { isBlank, textOfCell, truthIn } from '../cells/cells';
import { underlyingOf } from '../cells/securities';
import type { RowKind } from '../cells/words';
import type { UnreadCell } from '../preview-types';
import type { Reading } from '../reading/reading';
import { paidCostsOf } from './costs';
import { dividendOf, paidInAll } from './dividends';
import { priceOf, toDong } from './prices';
import { unreadable, type Fail, type ReadRow, type ReadParts } from './read-row';
import { ratioInRow } from './received-ratio';
import { columnOfShares, sharesOf } from './shares';
import { dayOfCell, timeOf, whenOf } from './when';

/** The trade of a row, or which of its cells cannot be read. */
export function tradeOfRow(cells: readonly Cell[], parts: ReadParts): ReadRow {
  const { security, kind, reading, known } = parts;
  const { at } = reading;
  const unread: UnreadCell[] = [];
  const fail: Fail = (role, problem, column = at(role)) => {
    unread.push({ column, problem });
    return null;
  };
  const side = sideOf(kind);
  if (side === null) fail('side', at('side') === -1 || kind === 'B' ? 'asked' : 'side');
  if (security === null) fail('symbol', at('symbol') === -1 && !reading.isCash ? 'asked' : 'symbol');
  const isPlanned = reading.isOwn && truthIn(textOfCell(cells[at('planned')])) === true;
  const when = whenOf(cells, reading);
  const day = when.day ?? fail('day', when.problem);
  const wrongDay = day === null ? null : dayProblem(day, known.today, isPlanned);
  if (wrongDay !== null) fail('day', wrongDay);
  const isCashDividend = side === 'DIVIDEND';
  const paid = isCashDividend ? paidInAll(cells, reading) : null;
  const quantity = isCashDividend ? 0 : sharesOf(cells, parts, fail);
  const price = !isCashDividend
    ? priceOf(cells, { ...parts, quantity, fail })
    : paid === null
      ? dividendOf(cells, parts, fail)
      : 0;
  const costs =
    isCashDividend && !reading.isOwn ? { feePaid: null, taxPaid: null } : paidCostsOf(cells, reading, fail);
  const ratio = side === 'BONUS' ? ratioInRow(cells, reading) : null;
  if (side === 'BONUS' && reading.isOwn && ratio === null) fail('per', 'ratio');
  if (quantity !== null && price !== null && quantity * price > HIGHEST_AMOUNT) fail('quantity', 'amount');
  if (
    side === null ||
    security === null ||
    day === null ||
    quantity === null ||
    price === null ||
    unread.length > 0
  ) {
    return unreadable(unread);
  }
  const account = textOfCell(cells[at('account')]);
  const trade: TradeInput = {
    id: ownIdOf(cells, reading),
    symbol: security.symbol,
    side,
    quantity: (reading.isOwn ? ratio?.quantity : null) ?? quantity,
    price,
    day,
    per: (reading.isOwn ? ratio?.per : null) ?? null,
    settles: dayOfCell(cells[at('settles')], reading),
    isPlanned,
    stop: levelOf(cells, 'stop', reading),
    target: levelOf(cells, 'target', reading),
    signalKind: signalKindOf(textOfCell(cells[at('signal')])),
    signalDay: dayOfCell(cells[at('signalDay')], reading),
    note: asLine(withoutGuard(textOfCell(cells[at('note')])), LONGEST_TRADE_NOTE),
    // What is held has cost so much with its fees.
    feePaid: reading.holdings === null ? costs.feePaid : 0,
    taxPaid: costs.taxPaid,
    account: at('account') === -1 ? reading.account : account === '' ? null : withoutGuard(account),
    time: reading.isTimed ? timeOf(cells, when.time, reading) : null,
    orderNumber: orderOf(cells, reading),
    importedAs: reading.isOwn ? asLine(withoutGuard(textOfCell(cells[at('importedAs')]))) : null,
  };
  const isListed =
    known.isListed(security.symbol) ||
    (security.kind === 'warrant' && known.isListed(underlyingOf(security.symbol)));
  const isUnlisted = !isListed || security.isQualified;
  if (side === 'BONUS' && (ratio === null || !reading.isOwn)) {
    return { is: 'received', trade, ratio, isUnlisted, column: columnOfShares(cells, reading) };
  }
  if (paid !== null) return { is: 'paid', trade, isUnlisted, ...paid };
  return { is: 'trade', trade, isUnlisted };
}

/** The id of a trade that was recorded here, in an export of the product; else ''. */
export function ownIdOf(cells: readonly Cell[], { isOwn, at }: Reading): string {
  return isOwn ? withoutGuard(textOfCell(cells[at('id')])) : '';
}

function sideOf(kind: RowKind | null): TradeInput['side'] | null {
  if (kind === 'BUY' || kind === 'SELL' || kind === 'DIVIDEND') return kind;
  return kind === 'BONUS' || kind === 'RIGHTS' ? 'BONUS' : null;
}

function orderOf(cells: readonly Cell[], { at }: Reading): string | null {
  const text = textOfCell(cells[at('order')]);
  return isBlank(text) || text.length > 100 ? null : withoutGuard(text);
}

/** A stop or a target of the export in đồng. */
function levelOf(cells: readonly Cell[], role: 'stop' | 'target', reading: Reading): number | null {
  const level = reading.isOwn ? reading.numberIn(cells, reading.at(role)) : null;
  return level === null || level <= 0 ? null : Math.round(toDong(level, reading.unit ?? 'thousand'));
}
