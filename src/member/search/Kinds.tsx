import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import type { Kind } from './finds';
import styles from './Search.module.css';

type Props = {
  kinds: readonly Kind[];
  shown: string | null;
  onShow: (kind: Kind | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Narrows the results down to one kind, and widens them again. */
export function Kinds({ kinds, shown, onShow, onKeyDown }: Props) {
  const t = useT();

  return (
    <div className={styles.kinds} role="group" aria-label={t('search.kinds')}>
      {[null, ...kinds].map((kind) => (
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
