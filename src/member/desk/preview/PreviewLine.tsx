import { EditIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import type { TradeInput } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { formatVolume } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { IconButton } from '../../../ui/IconButton';
import { rowProps, type VirtualRowProps } from '../../../ui/row-props';
import type { Column, PreviewRow } from '../import/preview-types';
import { flowText, priceText, sharesText, stateText, tradeText } from './preview-texts';
import { canBeTaken, stateOf, tradeOf } from './row-states';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './PreviewTable.module.css';

type Cost = 'feePaid' | 'taxPaid';

type Props = VirtualRowProps & {
  row: PreviewRow;
  columns: readonly Column[];
  /** Those that a row of the file has. */
  costs: readonly Cost[];
  isTaken: boolean;
  isCompact: boolean;
  /** Why the trade looks wrong. */
  doubt: string | null;
  onTake: (line: number, isTaken: boolean) => void;
  onEdit: (row: PreviewRow) => void;
};

/** A row of a file: whether it is taken, what it becomes and why, and its cells. */
export const PreviewLine = memo(function PreviewLine(props: Props) {
  const { row, columns, costs, isTaken, isCompact, doubt, onTake, onEdit, ...virtual } = props;
  const t = useT();
  const { line } = row;
  const state = stateText(row, columns);
  const canEdit = row.state === 'new' || row.state === 'changed' || stateOf(row) === 'unreadable';

  return (
    <tr {...rowProps(virtual)} className={styles.row} data-state={stateOf(row)} data-line={line}>
      <td className={styles.taken}>
        {canBeTaken(row) && (
          <label className={styles.take}>
            <input
              type="checkbox"
              checked={isTaken}
              aria-label={t('import.takeLine', { line })}
              onChange={({ currentTarget }) => onTake(line, currentTarget.checked)}
            />
          </label>
        )}
      </td>
      {isCompact ? (
        <td className={styles.words}>
          <span>{wordsOf(row) ?? cellsText(row)}</span>
          <span className={styles.reason}>
            {t('import.lineOf', { line })} · {state}
          </span>
          {doubt !== null && <span className={styles.doubt}>{doubt}</span>}
        </td>
      ) : (
        <>
          <FigureCell className={styles.lineNumber}>{line}</FigureCell>
          <td className={styles.state}>
            <span>{state}</span>
            {doubt !== null && <span className={styles.doubt}>{doubt}</span>}
          </td>
          <Becomes row={row} costs={costs} />
        </>
      )}
      <td className={styles.edit}>
        {canEdit && (
          <IconButton
            icon={<EditIcon />}
            label={t('import.editLine', { line })}
            onClick={() => onEdit(row)}
          />
        )}
      </td>
      {!isCompact && columns.map(({ index }) => <FileCell key={index} row={row} index={index} />)}
    </tr>
  );
});

/** What a row becomes, figure by figure; a figure that changes has the old one struck before it. */
function Becomes({ row, costs }: { row: PreviewRow; costs: readonly Cost[] }) {
  const t = useT();
  const trade = tradeOf(row);
  const known = row.state === 'changed' ? row.known : null;
  if (trade === null) {
    return <td colSpan={5 + costs.length}>{row.state === 'flow' ? flowText(row.flow) : '—'}</td>;
  }
  const cell = (text: (trade: TradeInput) => string, isFigure = false) => {
    const [now, before] = [text(trade), known && text(known)];
    return (
      <td className={isFigure ? 'numeric' : undefined}>
        {before !== null && before !== now && <del>{before}</del>} {now}
      </td>
    );
  };
  return (
    <>
      {cell(({ side }) => t(`import.side.${side}`))}
      <td className="symbol" translate="no">
        {trade.symbol}
      </td>
      {cell(sharesText, true)}
      {cell(priceText, true)}
      {cell(({ day }) => formatDay(day))}
      {costs.map((field) => (
        <FigureCell key={field}>{formatVolume(trade[field] ?? null)}</FigureCell>
      ))}
    </>
  );
}

function FileCell({ row, index }: { row: PreviewRow; index: number }) {
  const text = String(row.cells[index] ?? '');
  const isUnread =
    row.state === 'unreadable' &&
    row.unread.some(({ column, problem }) => column === index && problem !== 'asked');
  return (
    <td className={`truncate ${styles.ofFile} ${isUnread ? styles.unread : ''}`} title={text}>
      {text}
    </td>
  );
}

function wordsOf(row: PreviewRow): string | null {
  const trade = tradeOf(row);
  return trade === null ? (row.state === 'flow' ? flowText(row.flow) : null) : tradeText(trade);
}

function cellsText({ cells }: PreviewRow): string {
  const filled = cells.map((cell) => String(cell).trim()).filter((text) => text !== '');
  return filled.join(' · ');
}
