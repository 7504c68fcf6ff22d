import { TickIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { steps, type Step } from './steps';
import styles from './StepList.module.css';

/** The steps of the form: those that are done, the one in view, those to come. */
export function StepList({ current }: { current: Step | 'done' }) {
  const t = useT();
  const index = current === 'done' ? steps.length : steps.indexOf(current);
  return (
    <ol className={styles.steps}>
      {steps.map((step, number) => (
        <li
          key={step}
          aria-current={number === index ? 'step' : undefined}
          data-done={number < index || undefined}
        >
          <span className={styles.mark}>
            {number < index ? <TickIcon size={12} title={t('showcase.form.stepDone')} /> : number + 1}
          </span>
          {t(`showcase.form.${step}`)}
        </li>
      ))}
    </ol>
  );
}
