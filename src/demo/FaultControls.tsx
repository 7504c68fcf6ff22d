import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId, useSyncExternalStore, type FormEvent } from 'react';
import { EVERY_CALL, faultAnswers } from '../../mock-server/faults';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';
import { leaveFocusTo } from '../ui/focus';
import { Select } from '../ui/Select';
import { IconButton } from '../ui/IconButton';
import styles from './DemoDrawer.module.css';

/** Lets a call of the mock backend fail, once or until the fault is removed. */
export function FaultControls({ faults }: Pick<Controls, 'faults'>) {
  const texts = useDrawerTexts();
  const id = useId();
  const current = useSyncExternalStore(faults.subscribe, faults.get);
  const nameOf = (call: string) => (call === EVERY_CALL ? texts.everyCall : call);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = faultAnswers.find((each) => each === form.get('answer'));
    const call = [EVERY_CALL, ...faults.calls].find((each) => each === form.get('call'));
    if (answer && call) faults.add({ answer, call, isOnce: form.get('often') === 'once' });
  }

  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{texts.faults}</h3>
      <form className={styles.fields} onSubmit={add}>
        <label htmlFor={`${id}-call`}>{texts.call}</label>
        <Select id={`${id}-call`} name="call" fill>
          <option value={EVERY_CALL}>{texts.everyCall}</option>
          {[...new Set(faults.calls)].map((call) => (
            <option key={call}>{call}</option>
          ))}
        </Select>
        <label htmlFor={`${id}-answer`}>{texts.answer}</label>
        <Select id={`${id}-answer`} name="answer" defaultValue="500" fill>
          {faultAnswers.map((answer) => (
            <option key={answer} value={answer}>
              {texts.answers[answer]}
            </option>
          ))}
        </Select>
        <label htmlFor={`${id}-often`}>{texts.howOften}</label>
        <Select id={`${id}-often`} name="often" fill>
          <option value="once">{texts.once}</option>
          <option value="always">{texts.always}</option>
        </Select>
        <Button type="submit" text={texts.addFault} />
      </form>
      {current.length === 0 && <p className="caption">{texts.noFaults}</p>}
      <ul className={styles.faults} aria-label={texts.faults}>
        {current.map(({ call, answer, isOnce }) => (
          <li key={call}>
            <span>
              {nameOf(call)}{' '}
              <span className="caption">
                {texts.answers[answer]} · {isOnce ? texts.once : texts.always}
              </span>
            </span>
            <IconButton
              icon={<CrossIcon />}
              label={texts.removeFault(nameOf(call))}
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
