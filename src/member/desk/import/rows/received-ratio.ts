import { fold } from '../../../../lib/text';
import type { Cell } from '../../../../tables/table';
import type { Reading } from '../reading/reading';
import type { Ratio } from './read-row';

/** How many shares so many shares held bring: of the export's columns, or in the words of a row ("tỷ lệ 100:15", "15%"). */
export function ratioInRow(cells: readonly Cell[], { at, numberIn, isOwn }: Reading): Ratio | null {
  if (isOwn) {
    const [quantity, per] = [numberIn(cells, at('quantity')), numberIn(cells, at('per'))];
    return quantity && per && Number.isInteger(quantity) && Number.isInteger(per) ? { quantity, per } : null;
  }
  for (const cell of cells) {
    if (typeof cell === 'number') continue;
    const text = fold(cell);
    const ratio = /(?:ty le|ratio|rate)[^\d]{0,20}(\d{1,5})\s*[:/]\s*(\d{1,5})(?!\d|\s*[:/]\d)/.exec(text);
    if (ratio && Number(ratio[1]) > 0 && Number(ratio[2]) > 0)
      return { quantity: Number(ratio[2]), per: Number(ratio[1]) };
    const percent = /(?:ty le|ratio|rate|co tuc|thuong|bonus|dividend)[^\d]{0,30}(\d{1,3})\s?%/.exec(text);
    if (percent && Number(percent[1]) > 0) return { quantity: Number(percent[1]), per: 100 };
  }
  return null;
}
