import { useMemo, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { formatIndex, formatNet } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import type { InstrumentRow } from '../../../graph/values';
import type { AddedColumn } from '../added-column';
import { PrintedCell, NoteCell, QuoteCell, SignalCell } from './cells';
import type { AddableColumn } from './columns';
import { useForeign, useHasVolume, useLatestSignals, useNotes, useRsi, type ColumnValues } from './figures';

/**
 * The added columns with what they show of the rows near the view; the first one that could not be loaded, and those that
 * the server or the feed has nothing of, which then are no columns.
 */
export function useAddedColumns(chosen: readonly AddableColumn[], near: readonly InstrumentRow[]) {
  const t = useT();
  const { values: foreign, ...foreignLoad } = useForeign(near, chosen.includes('foreign'));
  const { values: signals, ...signalLoad } = useLatestSignals(chosen.includes('signal'));
  const { values: rsi, ...rsiLoad } = useRsi(chosen.includes('rsi'));
  const { values: notes, ...noteLoad } = useNotes();

  const hasVolume = useHasVolume(near, chosen.includes('volume') || chosen.includes('value'));
  const isMissing: Readonly<Record<OptionalColumn, boolean>> = {
    volume: !hasVolume,
    value: !hasVolume,
    foreign: foreign === null,
    rsi: rsi === null,
  };

  const missing = chosen.filter(isOptional).filter((column) => isMissing[column]);
  const key = chosen.filter((column) => !(missing as readonly AddableColumn[]).includes(column)).join('.');
  const added = useMemo((): readonly AddedColumn[] => {
    const cells: Readonly<Record<AddableColumn, (symbol: string) => ReactNode>> = {
      volume: (symbol) => <QuoteCell key="volume" symbol={symbol} column="volume" />,
      value: (symbol) => <QuoteCell key="value" symbol={symbol} column="value" />,
      foreign: (symbol) => (
        <PrintedCell key="foreign" text={foreign?.has(symbol) ? formatNet(foreign.get(symbol)) : undefined} />
      ),
      signal: (symbol) => <SignalCell key="signal" signal={signals && (signals.get(symbol) ?? null)} />,
      rsi: (symbol) => <PrintedCell key="rsi" text={rsi ? formatIndex(rsi.get(symbol)) : undefined} />,
      note: (symbol) => <NoteCell key="note" text={notes && (notes.get(symbol) ?? null)} />,
    };
    return (key === '' ? [] : (key.split('.') as AddableColumn[])).map((id) => {
      const [name, hint] = [t(`lists.column.${id}`), t(`lists.columnHint.${id}`)];
      const isOfWords = id === 'signal' || id === 'note';
      return {
        id,
        head: isOfWords ? (
          <th key={id} scope="col" title={hint}>
            {name}
          </th>
        ) : (
          <FigureHead key={id} title={hint}>
            {name}
          </FigureHead>
        ),
        cellOf: cells[id],
      };
    });
  }, [key, t, foreign, signals, rsi, notes]);

  const loads: Readonly<Partial<Record<AddableColumn, Omit<ColumnValues<unknown>, 'values'>>>> = {
    foreign: foreignLoad,
    signal: signalLoad,
    rsi: rsiLoad,
    note: noteLoad,
  };
  const failed = chosen.flatMap((column) => {
    const load = loads[column];
    return load?.error === undefined ? [] : [{ column, ...load }];
  });
  return { added, failed: failed[0], missing };
}

type OptionalColumn = Exclude<AddableColumn, 'signal' | 'note'>;

function isOptional(column: AddableColumn): column is OptionalColumn {
  return column !== 'signal' && column !== 'note';
}
