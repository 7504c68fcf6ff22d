import { useT } from '../../../i18n/useT';
import type { UsersQuery } from './subscriptions.generated';
import { countOfUsers } from './useUsers';

/** Says how many users are listed where these are not all. */
export function UsersLine({ users }: { users: UsersQuery['users'] }) {
  const t = useT();
  const { rows, total, leftOut } = users;
  const values = { shown: rows.length, total: countOfUsers(users) };
  if (leftOut > 0 && total === null) return <p className="caption">{t('users.leftOut', values)}</p>;
  return values.total > rows.length && <p className="caption">{t('users.part', values)}</p>;
}
