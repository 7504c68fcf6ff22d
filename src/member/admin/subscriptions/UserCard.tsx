import { useAppActors } from '../../../app/actors/AppActors';
import type { ListedUser } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { marketTime } from '../../../market/clock';
import { formatDay } from '../../../ui/dates';
import { Avatar } from '../../../ui/Avatar';
import { Panel } from '../../../ui/Panel';
import { inUse, lifeOf } from './subscription-period';
import type { SavedSubscriptionFragment, SubscriptionTiersQuery } from './subscriptions.generated';
import styles from './UserCard.module.css';

type Props = {
  user: ListedUser;
  tiers: SubscriptionTiersQuery['subscriptionTiers'];
  /** The user's subscriptions; null while loading. */
  subscriptions: readonly SavedSubscriptionFragment[] | null;
};

/** The selected user with the subscriptions in force and their remaining time; unsaved edits are not reflected. */
export function UserCard({ user, tiers, subscriptions }: Props) {
  const t = useT();
  const today = marketTime(useAppActors().clock.now()).day;
  const nameOf = (tierId: string) => tiers.find(({ id }) => id === tierId)?.name ?? tierId;
  const present = subscriptions && inUse(subscriptions, today);
  const names = present && [...new Set(present.map(({ tierId }) => nameOf(tierId)))];
  const lives = (present ?? []).flatMap((row) => lifeOf(row, today) ?? []);

  return (
    <Panel
      className={styles.card}
      name={t('subscriptions.summary')}
      title={
        <span className={styles.title}>
          <Avatar {...user} imgUrl={null} />
          <span lang={langOf(user.name)}>{user.name}</span>
        </span>
      }
    >
      <dl>
        {user.email && (
          <div>
            <dt>{t('subscriptions.email')}</dt>
            <dd>{user.email}</dd>
          </div>
        )}
        {names && (
          <div>
            <dt>{t('subscriptions.inUse')}</dt>
            <dd lang={langOf(names.join())}>{names.join(', ') || t('subscriptions.noneInUse')}</dd>
          </div>
        )}
      </dl>
      {lives.map(({ tierId, from, to, share, tradingDaysLeft }, index) => (
        <div key={index} className={styles.life}>
          <p>
            <span lang={langOf(nameOf(tierId))}>{nameOf(tierId)}</span>
            {tradingDaysLeft !== null && (
              <span className="text-2">
                {to === today
                  ? t('subscriptions.endsToday')
                  : t('subscriptions.tradingDaysLeft', { count: tradingDaysLeft })}
              </span>
            )}
          </p>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </div>
          <p className="caption">
            <span>{formatDay(from)}</span>
            <span className="visually-hidden"> – </span>
            <span>{formatDay(to)}</span>
          </p>
        </div>
      ))}
    </Panel>
  );
}
