import { Cue } from '../../ui/Price';
import { PriceDay, useOlderDay } from './PriceDay';
import type { BoardRow } from './screen/board-rows';

/** The mark of a price's class beside it in a narrow column; of an older price its day, which needs the place. */
export function CueOrDay({ row }: { row: BoardRow }) {
  return useOlderDay(row) === null ? <Cue priceClass={row.priceClass} /> : <PriceDay of={row} />;
}
