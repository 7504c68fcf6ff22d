import { useRef } from 'react';
import { useT } from '../../i18n/useT';
import styles from './SheetHead.module.css';

type Props = { isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The distance from which a touch counts as a swipe, in px. */
const SWIPE = 24;

/** The handle of the phone's bottom sheet, beside its symbols while it is collapsed: a tap or a swipe toggles it. */
export function SheetHead({ isOpen, onOpen }: Props) {
  const t = useT();
  const from = useRef(0);
  const isSwiped = useRef(false);

  return (
    <button
      type="button"
      className={styles.head}
      aria-expanded={isOpen}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
        isSwiped.current = false;
      }}
      onPointerUp={({ clientY }) => {
        const way = clientY - from.current;
        isSwiped.current = Math.abs(way) > SWIPE;
        if (isSwiped.current) onOpen(way < 0);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onOpen(false);
      }}
      onClick={() => {
        if (!isSwiped.current) onOpen(!isOpen);
        isSwiped.current = false;
      }}
    >
      <span className={isOpen ? undefined : 'visually-hidden'}>{t('watchlist.title')}</span>
      {isOpen && <span className="caption">{t('watchlist.swipeDown')}</span>}
    </button>
  );
}
