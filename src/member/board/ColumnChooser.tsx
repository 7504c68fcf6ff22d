import { Checkbox } from '@blueprintjs/core';
import { ColumnLayoutIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { Popover } from '../../ui/Popover';
import { columns, type Column } from './columns';
import type { BoardRow } from '../shared/screen/board-rows';
import { knownColumns } from './rows';
import styles from './ColumnChooser.module.css';

type Props = {
  rows: readonly BoardRow[];
  chosen: readonly Column[];
  onChoose: (columns: readonly Column[]) => void;
};

/** Chooses the columns of the board, of those that the feed has figures for. */
export function ColumnChooser({ rows, chosen, onChoose }: Props) {
  const t = useT();
  return (
    <Popover label={t('board.columns')} icon={<ColumnLayoutIcon />} shape="choices">
      {() => (
        <div className={styles.columns}>
          {knownColumns(columns, rows).map((column) => (
            <Checkbox
              key={column}
              label={t(`board.columnHint.${column}`)}
              checked={chosen.includes(column)}
              onChange={({ currentTarget }) =>
                onChoose(
                  columns.filter((each) => (each === column ? currentTarget.checked : chosen.includes(each))),
                )
              }
            />
          ))}
        </div>
      )}
    </Popover>
  );
}
