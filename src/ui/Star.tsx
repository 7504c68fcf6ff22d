import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';
import { useT } from '../i18n/useT';
import './Star.css';

type Props = { symbol: string; isStarred: boolean; tabIndex?: number; onStar: (symbol: string) => void };

/** Puts a symbol on the person's list or takes it off. */
export function Star({ symbol, isStarred, tabIndex, onStar }: Props) {
  const t = useT();
  const label = t(isStarred ? 'watchlist.unstar' : 'watchlist.star', { symbol });
  const Icon = isStarred ? StarIcon : StarEmptyIcon;
  return (
    <button
      type="button"
      className="star"
      aria-label={label}
      title={label}
      data-starred={isStarred || undefined}
      tabIndex={tabIndex}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onStar(symbol);
      }}
    >
      <Icon size={14} />
    </button>
  );
}
