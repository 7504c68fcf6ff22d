import { useCallback } from 'react';
import { useT } from '../../../i18n/useT';
import type { Lists } from '../lists';
import { SymbolTable } from '../SymbolTable';
import { isOfText, screenWidthOf, type ScreenColumn, type ScreenSort } from './columns';
import { ResultMenu } from './ResultMenu';
import type { ScreenRow, SignalsBySymbol } from '../../shared/screen/rows';
import { ScreenCell } from './ScreenCell';

type Props = {
  rows: readonly ScreenRow[];
  columns: readonly ScreenColumn[];
  signals: SignalsBySymbol;
  sort: ScreenSort;
  onSort: (sort: ScreenSort) => void;
  lists: Lists;
  onOpen: (symbol: string) => void;
};

const nameOf = ({ row }: ScreenRow) => row.name;

/** The symbols that meet the conditions. */
export function ScreenTable({ signals, lists, ...props }: Props) {
  const t = useT();
  const headOf = useCallback(
    (by: ScreenColumn | 'symbol') => ({
      name: t(`screen.column.${by}`),
      hint: by === 'symbol' ? t('board.columnHint.symbol') : t(`screen.kind.${by}`),
      isText: isOfText(by),
    }),
    [t],
  );
  const cellsOf = useCallback(
    (row: ScreenRow, columns: readonly ScreenColumn[]) =>
      columns.map((column) => (
        <ScreenCell key={column} row={row} column={column} signals={signals.get(row.symbol)} />
      )),
    [signals],
  );
  const menuOf = useCallback((symbol: string) => <ResultMenu symbol={symbol} lists={lists} />, [lists]);

  return (
    <SymbolTable
      {...props}
      label={t('screen.result')}
      widthOf={screenWidthOf}
      headOf={headOf}
      nameOf={nameOf}
      cellsOf={cellsOf}
      menuOf={menuOf}
      menus={t('screen.actions')}
      starred={lists.starred}
      onStar={lists.onStar}
    />
  );
}
