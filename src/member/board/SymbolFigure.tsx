import type { ComponentProps, ReactNode } from 'react';
import { FigureCell } from '../../ui/FigureCell';
import styles from './SymbolTable.module.css';

type Props = Omit<ComponentProps<'td'>, 'className' | 'children'> & {
  /** The classes of its box: the figure's colour. */
  className?: string | undefined;
  children: ReactNode;
};

/** The cell of a figure in a table of symbols: where it changes, the browser lays out its box and not the table. */
export function SymbolFigure({ className = '', children, ...props }: Props) {
  return (
    <FigureCell className={styles.figureCell} {...props}>
      <div className={`${styles.figure} ${className}`}>{children}</div>
    </FigureCell>
  );
}
