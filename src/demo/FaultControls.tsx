import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId, useSyncExternalStore, type FormEvent } from 'react';
import { callFaults, EVERY_CALL, faultAnswers } from '../../mock-server/faults';
import { streamFaults } from '../../mock-server/stream-faults';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';
import { leaveFocusTo } from '../ui/focus';
import { Select } from '../ui/Select';
import { IconButton } from '../ui/IconButton';
import styles from './DemoDrawer.module.css';

/** Lets a call of the mock backend fail, once or until the fault is removed. */
export function FaultControls({ faults }: Pick<Controls, 'faults'>) {
  const t = useT();
  const id = useId();
  const current = useSyncExternalStore(faults.subscribe, faults.get);
  const nameOf = (call: string) => (call === EVERY_CALL ? t('demo.everyCall') : call);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = faultAnswers.find((each) => each === form.get('answer'));
    const call = [EVERY_CALL, ...faults.calls].find((each) => each === form.get('call'));
    if (answer && call) faults.add({ answer, call, isOnce: form.get('often') === 'once' });
  }

  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{t('demo.faults')}</h3>
      <form className={styles.fields} onSubmit={add}>
        <label htmlFor={`${id}-call`}>{t('demo.call')}</label>
        <Select id={`${id}-call`} name="call" fill>
          <option value={EVERY_CALL}>{t('demo.everyCall')}</option>
          {[...new Set(faults.calls)].map((call) => (
            <option key={call}>{call}</option>
          ))}
        </Select>
        <label htmlFor={`${id}-answer`}>{t('demo.answer')}</label>
        <Select id={`${id}-answer`} name="answer" defaultValue="500" fill>
          {callFaults.map((answer) => (
            <option key={answer} value={answer}>
              {t(`demo.answer.${answer}`)}
            </option>
          ))}
          <optgroup label={t('demo.ofStream')}>
            {streamFaults.map((answer) => (
              <option key={answer} value={answer}>
                {t(`demo.answer.${answer}`)}
              </option>
            ))}
          </optgroup>
        </Select>
        <label htmlFor={`${id}-often`}>{t('demo.howOften')}</label>
        <Select id={`${id}-often`} name="often" fill>
          <option value="once">{t('demo.once')}</option>
          <option value="always">{t('demo.always')}</option>
        </Select>
        <Button type="submit" text={t('demo.addFault')} />
      </form>
      {current.length === 0 && <p className="caption">{t('demo.noFaults')}</p>}
      <ul className={styles.faults} aria-label={t('demo.faults')}>
        {current.map(({ call, answer, isOnce }) => (
          <li key={call}>
            <span>
              {nameOf(call)}{' '}
              <span className="caption">
                {t(`demo.answer.${answer}`)} · {isOnce ? t('demo.once') : t('demo.always')}
              </span>
            </span>
            <IconButton
              icon={<CrossIcon />}
              label={t('demo.removeFault', { call: nameOf(call) })}
              onClick={({ currentTarget }) => {
                leaveFocusTo(currentTarget.closest<HTMLElement>('section'));
                faults.remove(call);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
