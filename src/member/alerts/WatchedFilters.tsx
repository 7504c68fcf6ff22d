import { Button } from '@blueprintjs/core';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { marketTime } from '../../market/clock';
import type { FilterAlert } from '../../market/filter-alerts';
import type { SavedFilter } from '../../market/screen/saved-filter';
import { formatDay } from '../../ui/dates';
import { leaveFocusTo } from '../../ui/focus';
import { filterAddress } from '../shared/screen/address';
import { useSaveDesk } from '../shared/useSaveDesk';
import styles from './AlertList.module.css';

/** A saved filter that is watched, and the newest news of it; null for none in a week. */
export type WatchedFilter = {
  readonly filter: SavedFilter;
  readonly newest: FilterAlert | null;
};

/** The filters whose symbols are watched: each leads to its result, says which symbol entered last, and can be left alone. */
export function WatchedFilters({ watched }: { watched: readonly WatchedFilter[] }) {
  const t = useT();
  const save = useSaveDesk();
  return (
    <ul className={styles.alerts}>
      {watched.map(({ filter: { id, name, conditions }, newest }) => (
        <li key={id}>
          <span className={styles.words}>
            <Link className="semibold" href={filterAddress(conditions)} lang={langOf(name)}>
              {name}
            </Link>
            <span className="caption">
              {newest
                ? t('desk.filterEntered', {
                    symbol: newest.symbol,
                    day: formatDay(marketTime(new Date(newest.firedAt)).day),
                  })
                : t('desk.filterQuiet')}
            </span>
          </span>
          <Button
            size="small"
            variant="minimal"
            text={t('desk.filterStop')}
            aria-label={t('desk.filterStopOf', { filter: name })}
            onClick={({ currentTarget }) => {
              leaveFocusTo(currentTarget.closest<HTMLElement>('.panel'));
              void save({ filters: [{ id, name, conditions, watchedSince: null }] });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
