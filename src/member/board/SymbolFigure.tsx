import type { ComponentProps } from 'react';
import { FigureCell } from '../../ui/FigureCell';
import styles from './SymbolTable.module.css';

type Props = Omit<ComponentProps<'td'>, 'className'> & { figureClass?: string | undefined };

/** The cell of a figure in a table of symbols: where it changes, the browser lays out its box and not the table. */
export function SymbolFigure({ figureClass = '', children, ...props }: Props) {
  return (
    <FigureCell className={styles.figureCell} {...props}>
      <div className={`${styles.figure} ${figureClass}`}>{children}</div>
    </FigureCell>
  );
}
