import type { TradeInput } from '../../../graph/resolvers.types';
import { translate } from '../../../i18n/i18n';
import { formatVolume } from '../../../market/format';
import { tradePriceInThousand } from '../../../market/trade-price';
import { formatDay } from '../../../ui/dates';
import type { Column, PreviewRow, UnreadCell } from '../import/preview-types';
import { stateOf } from './row-states';

const prices = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** The price of a trade in thousand đồng with all its digits; a dividend in đồng a share. */
export function priceText({ side, price }: Pick<TradeInput, 'side' | 'price'>): string {
  return side === 'DIVIDEND' ? `${formatVolume(price)} đ` : prices.format(tradePriceInThousand(price));
}

/** The shares of a trade; of new shares how many for how many. */
export function sharesText({ side, quantity, per }: TradeInput): string {
  if (side === 'DIVIDEND') return '—';
  return side === 'BONUS' && per ? `${formatVolume(per)}:${formatVolume(quantity)}` : formatVolume(quantity);
}

/** A trade in words, as a phone shows it. */
export function tradeText(trade: TradeInput): string {
  return translate('import.trade', {
    side: translate(`import.side.${trade.side}`),
    shares: sharesText(trade),
    symbol: trade.symbol,
    price: priceText(trade),
    day: formatDay(trade.day),
  });
}

/** A deposit or a withdrawal in words. */
export function flowText({ day, amount }: { day: string; amount: number }): string {
  return translate(amount < 0 ? 'import.withdrawal' : 'import.deposit', {
    amount: formatVolume(Math.abs(amount)),
    day: formatDay(day),
  });
}

/** What becomes of a row, and why. */
export function stateText(row: PreviewRow, columns: readonly Column[]): string {
  if (row.state === 'new') return translate(`import.row.${row.caution ?? 'new'}`);
  if (row.state === 'recorded') return translate(row.isPart ? 'import.row.part' : 'import.row.recorded');
  if (row.state === 'flow') return translate(row.isRecorded ? 'import.row.recorded' : 'import.row.new');
  if (row.state === 'none') return translate(`import.none.${row.reason}`);
  if (stateOf(row) === 'asked') return translate('import.unread.asked');
  if (row.state === 'unreadable') return row.unread.map((each) => unreadText(each, columns)).join('; ');
  const changes = row.changes.map((field) => {
    const [from, to] = [row.known, row.trade].map((trade) => fieldText(trade, field));
    return `${translate(`import.field.${field}`)} ${from} → ${to}`;
  });
  const text = translate('import.row.changed', { changes: changes.join('; ') });
  return row.isEdited ? `${text}. ${translate('import.row.edited')}` : text;
}

type Field = Extract<PreviewRow, { state: 'changed' }>['changes'][number];

function fieldText(trade: TradeInput, field: Field): string {
  const value = trade[field];
  if (value === null || value === undefined || value === '') return '—';
  if (field === 'price') return priceText(trade);
  if (field === 'stop' || field === 'target') return prices.format(tradePriceInThousand(Number(value)));
  if (field === 'day' || field === 'settles' || field === 'signalDay') return formatDay(String(value));
  if (field === 'side') return translate(`import.side.${trade.side}`);
  if (field === 'isPlanned') return translate(value === true ? 'desk.statePlanned' : 'desk.stateBought');
  return typeof value === 'number' ? formatVolume(value) : String(value);
}

/** Why a cell cannot be read, with the name of its column. */
function unreadText({ column, problem }: UnreadCell, columns: readonly Column[]): string {
  const head = columns.find(({ index }) => index === column)?.head;
  const text = translate(`import.unread.${problem}`);
  return head ? `${head}: ${text}` : text;
}
