import { useT } from '../../../i18n/useT';
import { FigureHead } from '../../../ui/FigureHead';
import { Rows } from '../../../ui/Rows';
import { isLong, rowCount } from '../../../ui/useRowsInView';
import { inRem } from '../../../ui/in-rem';
import '../../../ui/Table.css';
import type { Choices, Column, ColumnRole, PreviewRow } from '../import/preview-types';
import { PreviewLine } from './PreviewLine';
import { RoleSelect } from './RoleSelect';
import { tradeOf } from './row-states';
import styles from './PreviewTable.module.css';

type Props = {
  rows: readonly PreviewRow[];
  columns: readonly Column[];
  /** What was chosen for single rows. */
  chosen: Choices['rows'];
  /** Whether there is room for what each row becomes alone. */
  isCompact: boolean;
  doubts: ReadonlyMap<number, string>;
  onTake: (line: number, isTaken: boolean) => void;
  onEdit: (row: PreviewRow) => void;
  onRole: (index: number, role: ColumnRole | null) => void;
};

/** The widths of the columns beside those of the file, in px. */
const WIDTHS = {
  take: 44,
  line: 56,
  side: 88,
  symbol: 72,
  shares: 84,
  price: 96,
  day: 92,
  costs: 84,
  edit: 40,
};
const STATE = 220;
const CELL = 148;

/** The rows of a file: what each becomes beside what it says, with what is wrong or known of it. */
export function PreviewTable({ rows, columns, chosen, isCompact, doubts, ...actions }: Props) {
  const t = useT();
  const has = (field: 'feePaid' | 'taxPaid') => rows.some((row) => tradeOf(row)?.[field] != null);
  const costs = (['feePaid', 'taxPaid'] as const).filter(has);
  const { take, line, side, symbol, shares, price, day, edit } = WIDTHS;
  const width =
    take + line + side + symbol + shares + price + day + edit + costs.length * WIDTHS.costs + STATE;

  return (
    // A region that scrolls is reached with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={t('import.rows')} tabIndex={0}>
      <table
        className={`table ${styles.table} ${isCompact ? styles.compact : ''}`}
        aria-label={t('import.rows')}
        aria-rowcount={rowCount(rows.length)}
        style={isCompact ? undefined : { minWidth: inRem(width + columns.length * CELL) }}
      >
        <colgroup>
          <col style={{ width: inRem(take) }} />
          {isCompact ? (
            <col />
          ) : (
            [line, STATE, side, symbol, shares, price, day, ...costs.map(() => WIDTHS.costs)].map(
              // Columns of one width are alike.
              // oxlint-disable-next-line react/no-array-index-key
              (each, i) => <col key={i} style={{ width: inRem(each) }} />,
            )
          )}
          <col style={{ width: inRem(edit) }} />
          {!isCompact && columns.map(({ index }) => <col key={index} />)}
        </colgroup>
        <thead className={isCompact ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('import.take')}</span>
            </th>
            {isCompact ? (
              <th scope="col">{t('import.becomes')}</th>
            ) : (
              <>
                <FigureHead>{t('import.line')}</FigureHead>
                <th scope="col">{t('import.state')}</th>
                <th scope="col">{t('import.role.side')}</th>
                <th scope="col">{t('desk.symbol')}</th>
                <FigureHead>{t('desk.quantity')}</FigureHead>
                <FigureHead>{t('desk.price')}</FigureHead>
                <th scope="col">{t('desk.day')}</th>
                {costs.map((field) => (
                  <FigureHead key={field}>{t(`import.head.${field}`)}</FigureHead>
                ))}
              </>
            )}
            <th scope="col">
              <span className="visually-hidden">{t('desk.edit')}</span>
            </th>
            {!isCompact &&
              columns.map((column) => (
                <th key={column.index} scope="col" className={styles.ofFile}>
                  <span className="truncate" title={column.head}>
                    {column.head || t('import.unnamedColumn', { number: column.index + 1 })}
                  </span>
                  <RoleSelect column={column} onRole={actions.onRole} />
                </th>
              ))}
          </tr>
        </thead>
        <Rows
          count={rows.length}
          isLong={isLong(rows.length)}
          keyOf={(i) => rows[i]!.line}
          renderRow={(i, virtual) => {
            const row = rows[i]!;
            return (
              <PreviewLine
                {...virtual}
                key={row.line}
                row={row}
                columns={columns}
                costs={costs}
                isTaken={chosen?.[row.line]?.isTaken ?? row.isTaken}
                isCompact={isCompact}
                doubt={doubts.get(row.line) ?? null}
                onTake={actions.onTake}
                onEdit={actions.onEdit}
              />
            );
          }}
        />
      </table>
    </div>
  );
}
