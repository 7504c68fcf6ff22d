import { useAppActors } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { marketTime } from '../../../market/clock';
import { formatDay } from '../../../ui/dates';
import { Avatar } from '../../../ui/Avatar';
import { Panel } from '../../../ui/Panel';
import { inUse, lifeOf } from './plan-period';
import type { AssignmentRowFragment, PlansQuery, UserOptionFragment } from './plans.generated';
import styles from './UserCard.module.css';

type Props = {
  user: UserOptionFragment;
  plans: PlansQuery['plans'];
  /** The user's assignments; null while loading. */
  assignments: readonly AssignmentRowFragment[] | null;
};

/** The selected user with the plans in force and their remaining time; unsaved edits are not reflected. */
export function UserCard({ user, plans, assignments }: Props) {
  const t = useT();
  const today = marketTime(useAppActors().clock.now()).day;
  const nameOf = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId;
  const present = assignments && inUse(assignments, today);
  const names = present && [...new Set(present.map(({ planId }) => nameOf(planId)))];
  const lives = (present ?? []).flatMap((row) => lifeOf(row, today) ?? []);

  return (
    <Panel
      className={styles.card}
      name={t('plans.summary')}
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
            <dt>{t('plans.email')}</dt>
            <dd>{user.email}</dd>
          </div>
        )}
        {names && (
          <div>
            <dt>{t('plans.inUse')}</dt>
            <dd lang={langOf(names.join())}>{names.join(', ') || t('plans.noneInUse')}</dd>
          </div>
        )}
      </dl>
      {lives.map(({ planId, from, to, share, sessions }, place) => (
        <div key={place} className={styles.life}>
          <p>
            <span lang={langOf(nameOf(planId))}>{nameOf(planId)}</span>
            {sessions !== null && (
              <span className="text-2">
                {to === today ? t('plans.endsToday') : t('plans.sessionsLeft', { count: sessions })}
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
