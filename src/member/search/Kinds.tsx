import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import { categories, type Kind, type Page } from './finds';

type Props = {
  pages: readonly Page[];
  shown: string | null;
  onShow: (kind: Kind | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Filters the results by category; lists only categories with results. */
export function Kinds({ pages, shown, onShow, onKeyDown }: Props) {
  const t = useT();
  const present = categories.filter((category) => pages.some((page) => page.category === category));
  const kinds: readonly (Kind | null)[] = [null, 'symbols', ...present];

  return (
    <div className="search-kinds" role="group" aria-label={t('search.kinds')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === shown}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onShow(kind)}
          onKeyDown={onKeyDown}
        >
          {t(`search.${kind ?? 'all'}`)}
        </button>
      ))}
    </div>
  );
}
