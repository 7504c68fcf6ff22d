import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { results } from './sample';
import { Verdict } from './Verdict';
import styles from './ResultsPanel.module.css';

/** The results of the person's examinations, newest first. */
export function ResultsPanel() {
  const t = useT();
  return (
    <Panel title={t('showcase.medical.results')}>
      <ul className={styles.results} aria-label={t('showcase.medical.results')}>
        {results.map(({ day, examination, doctor, isNormal }) => (
          <li key={day}>
            <span className={styles.examination}>
              <span>{t(`showcase.medical.${examination}`)}</span>
              <span className="caption">
                <time dateTime={day}>{formatDay(day)}</time> ·{' '}
                {t('showcase.medical.doctor', { name: doctor })}
              </span>
            </span>
            <Verdict
              isNormal={isNormal}
              text={t(isNormal ? 'showcase.medical.fine' : 'showcase.medical.seeDoctor')}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
