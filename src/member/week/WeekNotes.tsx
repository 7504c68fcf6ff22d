import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { FailedLine } from '../../ui/PanelState';
import { FeedFailedLine } from '../shared/feed/FeedFailed';
import { LoadFailedLine } from '../shared/LoadFailed';
import { MOST_SYMBOLS } from './followed';
import type { FollowedEvents } from './useFollowedEvents';
import styles from './WeekPage.module.css';

/** So many symbols without events are named. */
const MOST_NAMED = 5;

/** What is missing on the page, each said once, with its way on; nothing where all is there. */
export function WeekNotes({ followed }: { followed: FollowedEvents }) {
  const t = useT();
  const { failures, found, count, requested, isLoading } = followed;
  const { deskError, listsError, error } = failures;
  const failed = found?.failed ?? [];
  const named = failed.slice(0, MOST_NAMED).join(', ');
  const others = failed.length - MOST_NAMED;

  return (
    <>
      {deskError && (
        <LoadFailedLine
          className={styles.note}
          error={deskError}
          text={t('week.deskFailed')}
          onRetry={followed.retryDesk}
        />
      )}
      {listsError && (
        <LoadFailedLine
          className={styles.note}
          error={listsError}
          text={t('week.listsFailed')}
          onRetry={followed.retryLists}
        />
      )}
      {error && (
        <FeedFailedLine
          className={styles.note}
          error={error}
          title={t('week.eventsFailed')}
          onRetry={followed.retry}
        />
      )}
      {failed.length > 0 && (
        <FailedLine
          className={styles.note}
          text={
            others > 0
              ? t('week.someFailed', { symbols: named, count: others })
              : t('week.symbolsFailed', { symbols: named })
          }
          onRetry={followed.retry}
        />
      )}
      {found === null && (
        <p className={styles.note} role="note">
          {t('week.noEvents')}
        </p>
      )}
      {count > requested && (
        <p className={styles.note} role="note">
          {t('week.limit', { most: MOST_SYMBOLS, total: count })}
        </p>
      )}
      {!isLoading && count === 0 && !deskError && !listsError && (
        <p className={styles.note}>
          {t('week.followsNothing')} <Link href="/market">{t('page.market')}</Link>
        </p>
      )}
    </>
  );
}
