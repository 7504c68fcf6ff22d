import { useState } from 'react';
import type { TradeInput } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { parseTypedDay } from '../../../market/typed-day';
import { Choice } from '../../../ui/Choice';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/Form';
import type { TradeDraft } from '../../shared/desk-dialogs';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { costsOf } from '../../shared/useDesk';
import { kindIn } from '../import/cells/words';
import type { Column, ColumnRole, PreviewRow } from '../import/preview-types';
import { SaveActions } from '../SaveActions';
import { TradeFields } from '../TradeFields';
import { useTypedSymbol } from '../../shared/useTypedSymbol';
import { tradeInputOf, tradeSchema, typedTradeOf, type TypedTrade } from '../trade-form';
import tradeStyles from '../TradeDialog.module.css';
import { tradeOf } from './row-states';
import styles from './ImportPreview.module.css';

type Props = {
  row: PreviewRow;
  columns: readonly Column[];
  desk: WholeDeskFragment;
  today: Day;
  onClose: () => void;
  onSave: (trade: TradeInput) => void;
};

const SIDES = ['BUY', 'SELL'] as const;

/** The trade that a row of a file becomes, to be written anew; it is saved with the import. */
export function EditRow({ row, columns, desk, today, onClose, onSave }: Props) {
  const t = useT();
  const typedSymbol = useTypedSymbol();
  const read = tradeOf(row);
  const [side, setSide] = useState<TradeDraft['side']>(read?.side ?? writtenSide(row, columns));
  const id = read?.id ?? `line ${row.line}`;
  const draft: TradeDraft & { id: string } = { ...read, side, id };
  const others = desk.trades.filter((trade) => trade.id !== id);
  const isOrder = side === 'BUY' || side === 'SELL';

  return (
    <Dialog title={t('import.editLine', { line: row.line })} size="medium" onClose={onClose}>
      {isOrder && (
        <Choice
          className={styles.side}
          label={t('import.role.side')}
          options={SIDES}
          nameOf={(each) => t(`import.side.${each}`)}
          chosen={side}
          onChoose={setSide}
        />
      )}
      <Form<TypedTrade>
        key={side}
        name={`import line ${row.line} ${side}`}
        className={tradeStyles.form}
        initialValues={{ ...typedTradeOf(draft, today), ...(read === null && typedIn(row, columns)) }}
        schema={tradeSchema(side, today, others, typedSymbol)}
        isFirst
        onSubmit={(typed) => onSave({ ...read, ...tradeInputOf(typed, draft) })}
      >
        <TradeFields
          draft={draft}
          today={today}
          typedSymbol={typedSymbol}
          trades={others}
          flows={desk.flows}
          costs={costsOf(desk)}
        >
          {(doubts) => <SaveActions doubts={doubts} />}
        </TradeFields>
      </Form>
    </Dialog>
  );
}

/** What a row that cannot be read has of the fields, as it is written there. */
function typedIn(row: PreviewRow, columns: readonly Column[]): Partial<TypedTrade> {
  const textAt = (role: ColumnRole) => textOf(row, columns, role);
  const [day = ''] = textAt('day').split(/[\sT]/);
  return {
    symbol: textAt('symbol'),
    quantity: textAt('quantity'),
    price: textAt('price'),
    day: parseTypedDay(day) ?? day,
    fee: textAt('fee'),
    tax: textAt('tax'),
    note: textAt('note'),
  };
}

/** The side that a row names; a purchase where it names none. */
function writtenSide(row: PreviewRow, columns: readonly Column[]): TradeDraft['side'] {
  return kindIn(textOf(row, columns, 'side')) === 'SELL' ? 'SELL' : 'BUY';
}

function textOf({ cells }: PreviewRow, columns: readonly Column[], role: ColumnRole): string {
  const column = columns.find((each) => each.role === role);
  return column === undefined ? '' : String(cells[column.index] ?? '').trim();
}
