import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { formatPrice, formatShare } from '../../../market/format';
import type { TradeIdea } from '../../../graph/resolvers.types';
import { isText, addedWidthOf, type SignalColumn } from './columns';
import { FigureCell } from '../../../ui/FigureCell';
import { inRem } from '../../../ui/in-rem';
import styles from './AddedCells.module.css';

type Props = {
  idea: TradeIdea | null;
  columns: readonly SignalColumn[];
  /** Whether a newer plan of the symbol takes the place of this action. */
  isReplaced: boolean;
  /** Whether each stands without a column head, after its name. */
  isNamed: boolean;
};

/** The optional cells of a row; a dash for an absent value. */
export function AddedCells({ idea, columns, isReplaced, isNamed }: Props) {
  const t = useT();
  return columns.map((column) => {
    const text = column === 'action' && isReplaced ? '—' : textOf(idea, column, t);
    return isText(column) ? (
      <td key={column}>
        {isNamed && nameOf(column, t)}
        <span
          className={`truncate ${styles.text}`}
          title={text}
          lang={column === 'action' ? undefined : langOf(text)}
        >
          {text}
        </span>
      </td>
    ) : (
      <FigureCell key={column}>
        {isNamed && nameOf(column, t)}
        {text}
      </FigureCell>
    );
  });
}

/** The optional columns' widths, by which the table overflows its box. */
export function AddedCols({ columns }: Pick<Props, 'columns'>) {
  return columns.map((column) => <col key={column} style={{ width: inRem(addedWidthOf(column)) }} />);
}

/** The optional columns' headers. */
export function AddedHeads({ columns }: Pick<Props, 'columns'>) {
  const t = useT();
  return columns.map((column) => (
    <th key={column} scope="col" className={isText(column) ? undefined : 'numeric'}>
      {t(`idea.${column}`)}
    </th>
  ));
}

function nameOf(column: SignalColumn, t: ReturnType<typeof useT>) {
  return <span className="text-3">{t(`idea.${column}`)} </span>;
}

function textOf(idea: TradeIdea | null, column: SignalColumn, t: ReturnType<typeof useT>): string {
  if (column === 'name' || column === 'industry') return idea?.[column] ?? '—';
  if (column === 'action') return idea?.action ? t(`idea.${idea.action}` as MessageKey) : '—';
  return column === 'weight' ? formatShare(idea?.weight) : formatPrice(idea?.[column]);
}
