import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { stepFormMachine } from '../../../machines/step-form.machine';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { ConfirmationStep } from './ConfirmationStep';
import { DoneStep } from './DoneStep';
import { PersonStep } from './PersonStep';
import { RequestStep } from './RequestStep';
import { StepList } from './StepList';
import styles from './StepForm.module.css';

const views = { person: PersonStep, request: RequestStep, confirmation: ConfirmationStep, done: DoneStep };

/** A form in three steps, of which the last one shows what was typed; the focus follows the steps. */
export function StepForm() {
  const t = useT();
  const actor = useActorRef(stepFormMachine);
  const step = useSelector(actor, ({ value }) => value);
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) body.current?.querySelector('h3')?.focus();
    before.current = step;
  }, [step]);

  const Step = views[step];
  const name = t('showcase.form.steps');
  return (
    <Panel title={name}>
      <div className={styles.body} ref={body}>
        <StepList current={step} />
        <h3 tabIndex={-1}>{t(`showcase.form.${step}`)}</h3>
        <Step key={step} actor={actor} />
      </div>
    </Panel>
  );
}
