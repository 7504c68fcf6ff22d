import { useMemo, useState } from 'react';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import { Choice } from '../../../ui/Choice';
import { Panel } from '../../../ui/Panel';
import { Empty } from '../../../ui/PanelState';
import { filtered, renewalFilters, renewalsOf, type RenewalFilter } from './renewals';
import { RenewalsTable } from './RenewalsTable';
import type { ListedUser } from '../../../graph/values';
import adminTable from '../AdminTable.module.css';
import styles from './RenewalsPanel.module.css';

type Props = {
  users: readonly ListedUser[];
  /** How many there are: the users may be the first of more. */
  of: number;
  onChoose: (userId: string) => void;
};

/** Who requested a renewal, and whose subscription ends soon; nothing where the server's list of users does not say it. */
export function RenewalsPanel({ users, of, onChoose }: Props) {
  const t = useT();
  const today = useToday();
  const [filter, setFilter] = useState<RenewalFilter>('all');
  const renewals = useMemo(() => renewalsOf(users, today), [users, today]);
  if (renewals === null) return null;
  const shown = filtered(renewals, filter);

  return (
    <Panel title={t('renewals.title')} className={styles.panel}>
      {of > users.length && (
        <p className={`caption ${styles.nobody}`}>{t('renewals.part', { shown: users.length, total: of })}</p>
      )}
      {renewals.length === 0 ? (
        <Empty title={t('renewals.none')} hint={t('renewals.noneHint')} />
      ) : (
        <>
          <Choice
            className={styles.filter}
            label={t('renewals.filter')}
            options={renewalFilters}
            nameOf={(each) => t(`renewals.${each}`, { number: filtered(renewals, each).length })}
            chosen={filter}
            onChoose={setFilter}
          />
          {shown.length === 0 ? (
            <p className={`text-2 ${styles.nobody}`}>{t('renewals.nobody')}</p>
          ) : (
            <div className={adminTable.rows}>
              <RenewalsTable renewals={shown} today={today} onChoose={onChoose} />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
