import { Button } from '@blueprintjs/core';
import type { KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import type { Kind } from './finds';
import styles from './Search.module.css';

type Props = {
  /** Whether no further results are to come. */
  isWhole: boolean;
  /** Whether the feed, which has the symbols of the market, cannot search. */
  isLacking: boolean;
  hasFailed: boolean;
  /** Whether something was typed. */
  hasWords: boolean;
  count: number;
  /** The chosen kind where it has no results, and how many the others have. */
  kind: Kind | null;
  hidden: number;
  onShowAll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  text: string;
  /** The symbols that the text may stand for, where Enter opens no result by itself; else null. */
  choice: readonly string[] | null;
};

/** Announces the number of results, and shows that there are none, of the chosen kind or at all, or that they could not be loaded. */
export function SearchStatus(props: Props) {
  const { isWhole, isLacking, hasFailed, hasWords, count, text, choice, kind, hidden } = props;
  const t = useT();
  const isHiding = isWhole && hasWords && hidden > 0 && kind !== null;
  return (
    <>
      <div role="status">
        {!hasWords && kind !== null && count === 0 && <p className={styles.status}>{t('search.type')}</p>}
        {isLacking && <p className={styles.status}>{t('search.lacking')}</p>}
        {isHiding && (
          <p className={styles.status}>{t('search.hidden', { kind: t(`search.${kind}`), count: hidden })}</p>
        )}
        {isWhole && hasWords && count + hidden === 0 && !hasFailed && !isLacking && (
          <p className={styles.status}>{t('common.notFound')}</p>
        )}
        {isWhole && count > 0 && choice && (
          <p className={styles.status}>
            {choice.length > 0
              ? t('search.which', { text: text.trim(), symbols: choice.join(', ') })
              : t('search.resembling', { text: text.trim() })}
          </p>
        )}
        {hasFailed && <p className={styles.status}>{t('search.failed')}</p>}
        {isWhole && count > 0 && hasWords && (
          <p className="visually-hidden">{t('search.count', { count })}</p>
        )}
      </div>
      {isHiding && (
        <p className={styles.showAll}>
          <Button
            size="small"
            text={t('search.showAll')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.onShowAll}
            onKeyDown={props.onKeyDown}
          />
        </p>
      )}
    </>
  );
}
