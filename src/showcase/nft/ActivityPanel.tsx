import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { people } from '../people';
import { Picture } from '../pictures/Picture';
import { activities, statuses, works } from './sample';
import styles from './ActivityPanel.module.css';

const options = ['all', ...statuses] as const;

/** What happened to the works, all of it or what was sold, added or booked. */
export function ActivityPanel() {
  const t = useT();
  const [shown, setShown] = useState<(typeof options)[number]>('all');
  const title = t('showcase.nft.activity');
  const found = activities.filter(({ status }) => shown === 'all' || status === shown);

  return (
    <Panel title={title}>
      <Choice
        className={styles.choice}
        label={t('showcase.nft.status')}
        options={options}
        nameOf={(status) => t(`showcase.nft.${status}`)}
        chosen={shown}
        onChoose={setShown}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <ul>
          {found.map(({ work, status, date, owner }) => (
            <li key={`${work} ${status}`} className={styles.activity}>
              <div className={styles.picture}>
                <Picture {...works[work].picture} />
              </div>
              <div className={styles.text}>
                <h3>{t(`showcase.nft.work.${work}`)}</h3>
                <p className="text-2">
                  {t(`showcase.nft.${status}`)}
                  {' · '}
                  <span lang="vi">{people[owner].name}</span>
                </p>
              </div>
              <time className="caption" dateTime={date}>
                {formatDay(date)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
