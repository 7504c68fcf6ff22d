import { useQuery } from '@apollo/client/react';
import { useRunning } from '../../../actors/Running';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import { formatDay } from '../../../market/format';
import { Avatar } from '../../../ui/Avatar';
import { Panel } from '../../../ui/Panel';
import { inUse, lifeOf } from './life';
import { PLAN_ASSIGNMENTS, type PlansQuery, type UserOptionFragment } from './plans.graphql';
import './UserCard.css';

type Props = { user: UserOptionFragment; plans: PlansQuery['plans'] };

/** Whose plans are being edited, what they use today, and how long they still may; edits count once they are saved. */
export function UserCard({ user, plans }: Props) {
  const t = useT();
  const today = marketTime(useRunning().clock.now()).day;
  const nameOf = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId;
  const { data } = useQuery(PLAN_ASSIGNMENTS, { variables: { userId: user.id }, fetchPolicy: 'cache-only' });
  const present = data && inUse(data.planAssignments, today);
  const lives = (present ?? []).flatMap((row) => lifeOf(row, today) ?? []);

  return (
    <Panel className="user-facts" name={t('plans.summary')} title={<Who name={user.name} />}>
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
              <span className="muted">{t('plans.sessionsLeft', { count: sessions })}</span>
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

/** In a Vietnamese name the family comes first and the person last. */
function Who({ name }: { name: string }) {
  const words = name.split(' ');
  return (
    <>
      <Avatar lastName={words.length > 1 ? words[0]! : ''} firstName={words.at(-1)!} imgUrl={null} />
      {name}
    </>
  );
}
