import { useT } from '../../../i18n/useT';
import styles from '../Figures.module.css';
import { Column } from '../Layout';
import { Bar } from '../Progress';

export function Bars() {
  const t = useT();
  const files = [
    { name: t('whale.title'), value: 0.3, outcome: 'running', state: '30%' },
    { name: t('signals.title'), value: 1, outcome: 'done', state: t('showcase.progress.done') },
    { name: t('news.title'), value: 0.5, outcome: 'failed', state: t('payments.failed') },
  ] as const;
  return (
    <Column>
      {files.map(({ name, value, outcome, state }) => (
        <div key={name} className={styles.labelled}>
          <span>{name}</span>
          <span className="text-2">{state}</span>
          <Bar label={name} value={value} outcome={outcome} />
        </div>
      ))}
    </Column>
  );
}
