import type { Cell } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { kindIn, type RowKind } from '../cells/words';
import type { Choices } from '../preview-types';
import type { Reading } from '../reading/reading';

/** What a row is: by its side, by the column of its shares or by their sign. */
export function rowKindOf(
  cells: readonly Cell[],
  { at, numberIn, letterB, isSigned, holdings }: Reading,
  { side }: Choices,
): RowKind | null {
  if (holdings !== null) return 'BUY';
  const index = at('side');
  if (index !== -1) {
    const kind = kindIn(cells[index] ?? '');
    if (kind === 'B') return letterB ?? 'B';
    if (kind !== null || !isBlank(cells[index])) return kind;
  }
  const [bought, sold] = [numberIn(cells, at('bought')) ?? 0, numberIn(cells, at('sold')) ?? 0];
  if (bought !== 0 && sold === 0) return 'BUY';
  if (sold !== 0 && bought === 0) return 'SELL';
  if (index === -1 && isSigned && side === undefined) {
    const quantity = numberIn(cells, at('quantity')) ?? 0;
    if (quantity !== 0) return quantity < 0 ? 'SELL' : 'BUY';
  }
  if (at('moneyIn') !== -1 || at('moneyOut') !== -1) {
    const said = cells.map((cell) => kindIn(cell)).find((each) => each !== null && each !== 'B');
    if (said !== undefined) return said;
  }
  return index === -1 ? (side ?? null) : null;
}
