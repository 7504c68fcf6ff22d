import type { ReactNode } from 'react';
import '../../ui/Table.css';
import styles from './FiguresTable.module.css';

type Props = {
  name: string;
  heads: readonly string[];
  /** The cells of each row, its head first. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table with a head for each row; it scrolls where it is larger than its place. */
export function FiguresTable({ name, heads, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <div className={styles.box} tabIndex={0} role="group" aria-label={name}>
      <table className={`table ${styles.table}`} aria-label={name}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={column > 0 ? 'numeric' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row" className="row-head">
                {head}
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]} className="numeric">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
