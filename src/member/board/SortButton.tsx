import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import type { Column } from './columns';
import type { Sort } from './rows';
import styles from './BoardTable.module.css';

type Props = { by: Column | 'symbol'; sort: Sort; onSort: (sort: Sort) => void };

/** The head of a column, whose press sorts by it: texts from A, figures from the largest, then the other way. */
export function SortButton({ by, sort, onSort }: Props) {
  const t = useT();
  const isText = by === 'symbol' || by === 'name';
  const isSorted = sort.by === by;
  const Icon = sort.isDescending ? ChevronDownIcon : ChevronUpIcon;
  return (
    <th
      scope="col"
      className={isText ? undefined : 'numeric'}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={isText ? styles.sort : `${styles.sort} ${styles.sortOfFigures}`}
        title={t(`board.columnHint.${by}`)}
        onClick={() => onSort({ by, isDescending: isSorted ? !sort.isDescending : !isText })}
      >
        {t(`board.column.${by}`)}
        {isSorted && <Icon size={12} />}
      </button>
    </th>
  );
}
