import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { DeferredRender } from '../../ui/DeferredRender';
import { Peek } from './Peek';
import type { Watchlist } from '../shared/useLists';
import styles from './WatchlistPanel.module.css';

type Props = {
  list: Watchlist | undefined;
  selected: string | null;
  /** Renders nothing; collapsed again, the symbols are there without the fallback. */
  isOpen: boolean;
  /** Whether the list was known before. */
  isKnown: boolean;
  /** The reason why there are no symbols. */
  reason: MessageKey;
  onSelect: (symbol: string) => void;
};

/** The phone's sheet while it is collapsed: the list's symbols, or in one line why there are none. */
export function CollapsedSheet({ list, selected, isOpen, isKnown, reason, onSelect }: Props) {
  const t = useT();
  if (!list || list.rows.length === 0)
    return (
      !isOpen && (
        <p className={`truncate ${styles.line}`} title={t(reason)}>
          {t(reason)}
        </p>
      )
    );

  return (
    <DeferredRender isKnown={isKnown} fallback={<p className={styles.line}>{t('app.loading')}</p>}>
      {!isOpen && <Peek name={list.name} rows={list.rows} selected={selected} onSelect={onSelect} />}
    </DeferredRender>
  );
}
