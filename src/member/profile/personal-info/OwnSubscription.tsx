import { useQuery } from '@apollo/client/react';
import { TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import { configuredPartner } from '../../../lib/partner';
import { langOf } from '../../../lib/text';
import { formatDay } from '../../../ui/dates';
import { Panel } from '../../../ui/Panel';
import { LoadState } from '../../shared/LoadFailed';
import { daysLeft, subscriptionStanding } from '../../shared/subscription-standing';
import { OwnSubscriptionDocument, type OwnSubscriptionQuery } from './own-subscription.generated';
import { RenewalRequest } from './RenewalRequest';
import styles from './OwnSubscription.module.css';

export type OwnSubscription = NonNullable<OwnSubscriptionQuery['ownSubscription']>;

/** The person's subscription, its end and the request for its renewal; nothing where the server has no such call. */
export function OwnSubscriptionPanel() {
  const t = useT();
  const { data, error, refetch } = useQuery(OwnSubscriptionDocument, { fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch();
  const own = data?.ownSubscription;
  if (own === null) return null;

  return (
    <Panel title={t('subscription.title')}>
      <LoadState of={own} error={error} failed={t('subscription.failed')} onRetry={retry} rows={2} />
      {own && <Standing own={own} />}
    </Panel>
  );
}

function Standing({ own }: { own: OwnSubscription }) {
  const t = useT();
  const today = useToday();
  const { tier, startDate, endDate } = own;
  const standing = subscriptionStanding(own, today);

  if (standing === 'none') {
    return (
      <div className={styles.body}>
        <p className="semibold">{t('subscription.none')}</p>
        <p className="text-2">{t('subscription.noneHint', { email: configuredPartner().contactEmail })}</p>
      </div>
    );
  }
  const left = daysLeft(endDate, today);
  return (
    <div className={styles.body}>
      <p className={styles.tier} lang={langOf(tier!)}>
        {tier}
      </p>
      <p>
        {startDate && <>{t('subscription.from', { day: formatDay(startDate) })} </>}
        {endDate ? t('subscription.until', { day: formatDay(endDate) }) : t('subscription.open')}
      </p>
      {standing === 'ended' && (
        <p className={styles.due}>
          <WarningSignIcon size={12} />
          {t('subscription.ended')}
        </p>
      )}
      {standing === 'ending' && (
        <p className={styles.due}>
          <TimeIcon size={12} />
          {left === 0 ? t('subscription.endsToday') : t('subscription.daysLeft', { count: left! })}
        </p>
      )}
      {endDate && <RenewalRequest requested={own.renewalRequested} />}
    </div>
  );
}
