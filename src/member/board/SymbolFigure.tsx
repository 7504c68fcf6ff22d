import type { ComponentProps } from 'react';
import { FigureCell } from '../../ui/FigureCell';
import styles from './SymbolTable.module.css';

/** The cell of a figure in a table of symbols: where it changes, the browser lays out its box and not the table. */
export function SymbolFigure({ children, ...props }: ComponentProps<'td'>) {
  return (
    <FigureCell className={styles.figureCell} {...props}>
      <div className={styles.figure}>{children}</div>
    </FigureCell>
  );
}
