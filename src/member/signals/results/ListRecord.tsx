import type { ReactNode } from 'react';
import type { Day } from '../../../market/day';
import { FollowedVerdict } from './FollowedVerdict';
import { RecordFigures } from './RecordFigures';
import { useFollowChoice } from './useFollowChoice';
import { useFollowed } from './useFollowed';
import { useTrackRecords } from './useTrackRecords';

type Props = {
  /** Symbols with bars; null while they are to come. */
  symbols: readonly string[] | null;
  /** Whether they will come without a retry. */
  isComputing?: boolean;
  until: Day;
  /** What stands between the curves and their figures. */
  children: ReactNode;
};

/** What the signals of the symbols of a list have been worth: verdict and curves first, every figure last. */
export function ListRecord({ symbols, isComputing = false, until, children }: Props) {
  const [choice, choose] = useFollowChoice();
  const recorded = useTrackRecords(symbols, until);
  const followed = useFollowed(symbols, until, choice);
  if (symbols?.length === 0) return children;
  return (
    <>
      <FollowedVerdict
        choice={choice}
        onChoose={choose}
        recorded={recorded}
        followed={followed}
        symbols={symbols === null ? (isComputing ? 'computing' : 'incomplete') : 'known'}
      />
      {children}
      <RecordFigures
        records={recorded.records}
        band={followed.bands.get(choice.kind)}
        all={followed.bands.get('ALL')}
        positions={choice.positions}
        symbols={symbols?.length ?? 0}
      />
    </>
  );
}
