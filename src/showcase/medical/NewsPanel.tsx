import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { news } from './sample';
import styles from './panels.module.css';

/** News about health, newest first. */
export function NewsPanel() {
  const t = useT();
  return (
    <Panel title={t('showcase.medical.news')}>
      {news.map(({ name, day }) => (
        <article key={name} className={styles.item}>
          <h3>{t(`showcase.medical.news.${name}`)}</h3>
          <p className="text-2">{t(`showcase.medical.news.${name}Text`)}</p>
          <time className="caption" dateTime={day}>
            {formatDay(day)}
          </time>
        </article>
      ))}
    </Panel>
  );
}
