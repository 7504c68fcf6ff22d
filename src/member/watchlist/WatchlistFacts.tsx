import { useT } from '../../i18n/useT';
import { AsOfTime } from '../shared/AsOfTime';
import { useFreshness } from '../shared/Live';
import type { Watchlist } from '../shared/useLists';
import styles from './WatchlistPanel.module.css';

type Props = { list: Watchlist | undefined; hasArrowKeys: boolean };

/** The number of symbols, after a hint at the arrow keys where they open symbols. */
export function WatchlistCount({ list, hasArrowKeys }: Props) {
  const t = useT();
  if (!list) return null;
  return (
    <>
      {hasArrowKeys && <span className={styles.keys}>{t('watchlist.keys')} · </span>}
      {t('watchlist.count', { count: list.rows.length })}
    </>
  );
}

/** The number of rows that could not be read, and the time of the prices. */
export function WatchlistFoot({ list }: { list: Watchlist }) {
  const t = useT();
  const freshness = useFreshness();
  return (
    <>
      {list.leftOut > 0 && <p>{t('watchlist.leftOut', { count: list.leftOut })}</p>}
      {freshness && <AsOfTime value={freshness.asOf} />}
    </>
  );
}
