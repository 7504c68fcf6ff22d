import { DoubleCaretVerticalIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import styles from './SortableHead.module.css';

type Props = {
  label: string;
  /** How the table is sorted by this column. */
  sorted: 'asc' | 'desc' | false;
  isNumeric?: boolean;
  onSort: () => void;
};

const names = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column that sorts its table: ascending, descending, and as it was. */
export function SortableHead({ label, sorted, isNumeric = false, onSort }: Props) {
  return (
    <th scope="col" className={isNumeric ? 'numeric' : ''} aria-sort={sorted ? names[sorted] : 'none'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        {!sorted && <DoubleCaretVerticalIcon size={12} />}
        {sorted === 'asc' && <SortAscIcon size={12} />}
        {sorted === 'desc' && <SortDescIcon size={12} />}
      </button>
    </th>
  );
}
