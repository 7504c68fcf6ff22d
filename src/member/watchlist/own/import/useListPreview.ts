import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { searchMachine } from '../../../../../machines/search.machine';
import { BoardQuotesDocument } from '../../../../graph/board.generated';
import { distinctSymbols, fitting, isTakenAtFirst, listedRows, type ListedRow } from './list-preview';
import { newLists, type NewList } from './new-lists';
import { useKeyedText } from './useKeyedText';
import { readListText, type SymbolSection } from './read-list';

export type ListPreviewState = {
  rows: readonly ListedRow[];
  /** How many sections have symbols. */
  sections: number;
  /** Whether the feed could say which symbols it knows. */
  isChecked: boolean;
  /** Whether what is shown is that of an earlier text. */
  isPending: boolean;
  error: Error | undefined;
  retry: () => void;
  /** Whether the sections become lists. */
  isSplit: boolean;
  split: (isSplit: boolean) => void;
  /** Whether a row can be taken: the list has not got it already. */
  isFree: (row: ListedRow) => boolean;
  isTaken: (row: ListedRow) => boolean;
  take: (symbol: string, isTaken: boolean) => void;
  /** What is to be saved: symbols that the list lacks, and new lists; how many symbols, or lists, there is no room for. */
  added: readonly string[];
  lists: readonly NewList[];
  beyond: number;
};

type Checked = { sections: readonly SymbolSection[]; rows: readonly ListedRow[]; isChecked: boolean };

const NOTHING: Checked = { sections: [], rows: [], isChecked: true };

/** What a text has for a list with these symbols, as of the last pause in typing, and which of it is taken. */
export function useListPreview(
  text: string,
  listed: readonly string[],
  names: readonly string[],
): ListPreviewState {
  const actor = useActorRef(searchMachine);
  useEffect(() => {
    actor.send({ type: 'open' });
    actor.send({ type: 'type', text });
  }, [actor, text]);
  const paused = useSelector(actor, ({ context }) => context.query);
  const keyed = useKeyedText(paused);
  const sections = useMemo(() => readListText(keyed ?? ''), [keyed]);
  const symbols = useMemo(() => distinctSymbols(sections), [sections]);
  const { data, error, refetch } = useQuery(BoardQuotesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    // The cache has one board: that of the whole market.
    fetchPolicy: 'no-cache',
  });

  const checked = useMemo((): Checked | null => {
    if (keyed === null) return null;
    if (symbols.length === 0) return NOTHING;
    if (!data) return null;
    const quotes = data.boardQuotes?.rows ?? null;
    return { sections, rows: listedRows(sections, quotes, listed), isChecked: quotes !== null };
  }, [keyed, sections, symbols, data, listed]);
  const [last, setLast] = useState(NOTHING);
  if (checked !== null && checked !== last) setLast(checked);
  const { sections: shown, rows, isChecked } = checked ?? last;

  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [wantsSplit, setWantsSplit] = useState(false);
  const named = shown.filter(({ name }) => name !== null).length;
  const isSplit = wantsSplit && named > 0;
  const isFree = ({ state }: ListedRow) => isSplit || state !== 'listed';
  const isTaken = (row: ListedRow) => isFree(row) && (choices.get(row.symbol) ?? isTakenAtFirst(row));

  const taken = rows.filter(isTaken).map(({ symbol }) => symbol);
  const takenSymbols = new Set(taken);
  const made = isSplit ? newLists(shown, (symbol) => takenSymbols.has(symbol), names) : null;
  const known = new Set(listed);
  const fit = fitting(made ? made.others.filter((symbol) => !known.has(symbol)) : taken, listed);

  return {
    ...{ rows, sections: named, isChecked, isPending: checked === null || paused !== text, error },
    retry: () => void refetch().catch(() => {}),
    ...{ isSplit, split: setWantsSplit, isFree, isTaken },
    take: (symbol, isTakenNow) => setChoices((before) => new Map(before).set(symbol, isTakenNow)),
    added: fit.added,
    lists: made?.lists ?? [],
    beyond: made ? made.beyond : fit.beyond,
  };
}
