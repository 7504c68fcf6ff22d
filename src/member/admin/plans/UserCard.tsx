import { useAppActors } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import { formatDay } from '../../../market/format';
import { Avatar } from '../../../ui/Avatar';
import { Panel } from '../../../ui/Panel';
import { inUse, lifeOf } from './plan-period';
import type { AssignmentRowFragment, PlansQuery, UserOptionFragment } from './plans.generated';
import './UserCard.css';

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
  const lives = (present ?? []).flatMap((row) => lifeOf(row, today) ?? []);

  return (
    <Panel
      className="user-facts"
      name={t('plans.summary')}
      title={
        <>
          <Avatar {...user} imgUrl={null} />
          {user.name}
        </>
      }
    >
      <dl>
        {user.email && (
          <div>
            <dt>{t('plans.email')}</dt>
            <dd>{user.email}</dd>
          </div>
        )}
        {present && (
          <div>
            <dt>{t('plans.inUse')}</dt>
            <dd>{present.map(({ planId }) => nameOf(planId)).join(', ') || t('plans.noneInUse')}</dd>
          </div>
        )}
      </dl>
      {lives.map(({ planId, from, to, share, sessions }, place) => (
        <div key={place} className="plan-life">
          <p>
            <span>{nameOf(planId)}</span>
            {sessions !== null && (
              <span className="muted">
                {to === today ? t('plans.endsToday') : t('plans.sessionsLeft', { count: sessions })}
              </span>
            )}
          </p>
          <div className="plan-life-bar" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </div>
          <p className="meta">
            <span>{formatDay(from)}</span>
            <span className="visually-hidden"> – </span>
            <span>{formatDay(to)}</span>
          </p>
        </div>
      ))}
    </Panel>
  );
}
