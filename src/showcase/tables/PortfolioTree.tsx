import { useTable } from '@tanstack/react-table';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import { FigureHead } from '../../ui/FigureHead';
import { Panel } from '../../ui/Panel';
import { HoldingRow } from './HoldingRow';
import { portfolio } from './sample';
import { columns, features } from './tree';
import { stepOf } from './tree-keys';
import '../../ui/Table.css';
import styles from './tables.module.css';

const total = portfolio.reduce((sum, { value }) => sum + value, 0);

/** A tree in a table (ARIA treegrid): arrows walk its rows, open them and close them. */
export function PortfolioTree() {
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(portfolio[0]!.id);
  const table = useTable({
    features,
    columns,
    data: portfolio,
    getSubRows: ({ parts }) => parts,
    getRowId: ({ id }) => id,
    initialState: { expanded: { cash: true } },
  });
  const { rows } = table.getRowModel();
  const name = t('showcase.table.portfolio');

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(rows, active, event.key);
    if (!step) return;
    event.preventDefault();
    if (step.toggle) table.getRow(active).toggleExpanded();
    if (step.to) {
      setActive(step.to);
      body.current?.querySelector<HTMLElement>(`[data-row="${step.to}"]`)?.focus();
    }
  }

  return (
    <Panel title={name} foot={t('showcase.table.treeKeys')}>
      <div className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take keys */}
        <table className={`table ${styles.table} ${styles.tree}`} role="treegrid" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('showcase.table.holding')}</th>
              <FigureHead>{t('showcase.table.value')}</FigureHead>
              <FigureHead>{t('showcase.table.share')}</FigureHead>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((row) => (
              <HoldingRow
                key={row.id}
                row={row}
                siblings={row.getParentRow()?.subRows ?? table.getCoreRowModel().rows}
                total={total}
                isActive={row.id === active}
                onActive={() => setActive(row.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
