import { useT } from '../../i18n/useT';
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
};

/** Announces the number of results, and shows that there are none or that they could not be loaded. */
export function SearchStatus({ isWhole, isLacking, hasFailed, hasWords, count }: Props) {
  const t = useT();
  return (
    <div role="status">
      {isLacking && <p className={styles.status}>{t('search.lacking')}</p>}
      {isWhole && count === 0 && !hasFailed && !isLacking && (
        <p className={styles.status}>{t('common.notFound')}</p>
      )}
      {hasFailed && <p className={styles.status}>{t('search.failed')}</p>}
      {isWhole && count > 0 && hasWords && <p className="visually-hidden">{t('search.count', { count })}</p>}
    </div>
  );
}
