import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import type { Column, ColumnRole, PreviewRow } from '../import/preview-types';
import { RoleSelect } from './RoleSelect';
import styles from './ImportPreview.module.css';

type Props = {
  columns: readonly Column[];
  rows: readonly PreviewRow[];
  onRole: (index: number, role: ColumnRole | null) => void;
  onClose: () => void;
};

/** The choice of what the columns mean where there is no table with their heads. */
export function ColumnsDialog({ columns, rows, onRole, onClose }: Props) {
  const t = useT();
  const exampleOf = (index: number) =>
    rows.find(({ cells }) => String(cells[index] ?? '').trim() !== '')?.cells[index];
  return (
    <Dialog title={t('import.columns')} size="small" onClose={onClose}>
      <ul className={styles.columnList}>
        {columns.map((column) => (
          <li key={column.index}>
            <span>
              {column.head || t('import.unnamedColumn', { number: column.index + 1 })}
              <span className="caption">{exampleOf(column.index)}</span>
            </span>
            <RoleSelect column={column} onRole={onRole} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button intent="primary" text={t('common.close')} onClick={onClose} />
      </div>
    </Dialog>
  );
}
