import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import type { Sort } from './sort';
import styles from './SymbolTable.module.css';

type Props<By extends string> = {
  by: By;
  /** The short name in the head, and what it stands for. */
  name: string;
  hint: string;
  isText: boolean;
  sort: Sort<By>;
  onSort: (sort: Sort<By>) => void;
};

/** The head of a column, whose press sorts by it: texts from A, figures from the largest, then the other way. */
export function SortButton<By extends string>({ by, name, hint, isText, sort, onSort }: Props<By>) {
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
        title={hint}
        onClick={() => onSort({ by, isDescending: isSorted ? !sort.isDescending : !isText })}
      >
        {name}
        {isSorted && <Icon size={12} />}
      </button>
    </th>
  );
}
