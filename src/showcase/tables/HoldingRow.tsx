import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import type { MessageKey } from '../../i18n/messages';
import { formatShare, formatTurnover } from '../../market/format';
import type { TreeRow } from './tree';
import styles from './HoldingRow.module.css';

type Props = {
  row: TreeRow;
  /** The rows of the same parent. */
  siblings: readonly TreeRow[];
  total: number;
  /** Whether it is the row that the keyboard is on. */
  isActive: boolean;
  onActive: () => void;
};

/** A row of the tree, at its level. */
export function HoldingRow({ row, siblings, total, isActive, onActive }: Props) {
  const t = useT();
  const { id, kind, value } = row.original;
  const isGroup = row.getCanExpand();
  const Arrow = row.getIsExpanded() ? ChevronDownIcon : ChevronRightIcon;
  return (
    <tr
      className={styles.row}
      tabIndex={isActive ? 0 : -1}
      data-row={id}
      data-level={row.depth + 1}
      aria-level={row.depth + 1}
      aria-posinset={siblings.findIndex((each) => each.id === id) + 1}
      aria-setsize={siblings.length}
      aria-expanded={isGroup ? row.getIsExpanded() : undefined}
      onFocus={onActive}
      onClick={() => isGroup && row.toggleExpanded()}
    >
      <td>
        <span className={styles.name}>
          {isGroup && <Arrow />}
          {kind === 'symbol' ? <span className="symbol">{id}</span> : t(`showcase.table.${id}` as MessageKey)}
        </span>
      </td>
      <td className="numeric">{formatTurnover(value)}</td>
      <td className="numeric">{formatShare((100 * value) / total)}</td>
    </tr>
  );
}
