import { writeTrade } from '../../graph/desk/write';
import { csvFile, type CellValue } from '../../lib/csv';
import { byText } from '../../market/by-text';
import type { Day } from '../../market/day';
import { toThousand } from '../../market/format';
import { tradePriceInThousand } from '../../market/trade-price';
import type { DeskTrade } from '../../graph/values';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { withOwnGuard } from '../shared/table';
import { MARK_HEAD, exportMarkOf } from './export-mark';
import { writtenOthers } from './written-others';

/** The heads of the table of trades. */
const COLUMNS = [
  ...(['id', 'side', 'symbol', 'quantity', 'price', 'date', 'per', 'settles', 'planned'] as const),
  ...(['stop', 'target', 'signal', 'signal_date', 'note'] as const),
  ...(['fee', 'tax', 'account', 'time', 'order', 'imported_as'] as const),
];

const fileOf = (name: string, today: Day) => `nhip-my-t-plus-${today}.${name}`;

/** The whole desk as JSON, as the server has it. */
export function jsonFile(desk: WholeDeskFragment, today: Day): File {
  const { version, trades } = desk;
  const document = { version, trades: trades.map((trade) => writeTrade(trade)), ...writtenOthers(desk) };
  return new File([JSON.stringify(document, withoutTypes, 2)], fileOf('json', today), {
    type: 'application/json',
  });
}

/** The cache's names of types are no part of a desk. */
function withoutTypes(key: string, value: unknown) {
  return key === '__typename' ? undefined : value;
}

/** The trades as CSV, oldest first; prices in thousand đồng. A sheet may open and save it: `MARK_HEAD`. */
export function tradesFile(trades: readonly DeskTrade[], today: Day): File {
  return csvFile(fileOf('csv', today), ...tableOfTrades(trades));
}

/** The same as a workbook (.xlsx), in which texts are texts; by `sheetFile`, which is loaded for it alone. */
export function tradesSheet(trades: readonly DeskTrade[], today: Day, write: WriteSheet): File {
  return write(fileOf('xlsx', today), ...tableOfTrades(trades));
}

type WriteSheet = typeof import('../../tables/sheet-file').sheetFile;

function tableOfTrades(trades: readonly DeskTrade[]): [header: readonly string[], rows: CellValue[][]] {
  const rows = [...trades].sort(byText('day')).map((trade) => {
    const cells = cellsOf(trade);
    return [...cells, exportMarkOf(COLUMNS, cells)];
  });
  return [[...COLUMNS, MARK_HEAD], rows];
}

function cellsOf(trade: DeskTrade): CellValue[] {
  const { signalKind, signalDay } = trade;
  return [
    withOwnGuard(trade.id),
    trade.side.toLowerCase(),
    trade.symbol,
    trade.quantity,
    tradePriceInThousand(trade.price),
    trade.day,
    trade.per,
    trade.settles,
    String(trade.isPlanned),
    trade.stop && toThousand(trade.stop),
    trade.target && toThousand(trade.target),
    signalKind && `buy_${signalKind.toLowerCase()}`,
    signalDay,
    withOwnGuard(trade.note),
    trade.feePaid,
    trade.taxPaid,
    withOwnGuard(trade.account),
    trade.time,
    withOwnGuard(trade.orderNumber),
    withOwnGuard(trade.importedAs),
  ];
}
