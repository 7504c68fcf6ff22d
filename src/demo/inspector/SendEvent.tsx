import { useId, useState } from 'react';
import { getNextSnapshot } from 'xstate';
import { eventsOf } from '../charts/chart';
import { useT } from '../../i18n/useT';
import styles from './InspectorPanel.module.css';
import { secretEvents } from './mask';
import type { Recorded, Step } from './recorder';

type Props = { actor: Recorded; last: readonly Step[] };

/** Sends an actor one of its events; those that carry a secret are left out. */
export function SendEvent({ actor: { id: actor, ref, machine }, last }: Props) {
  const t = useT();
  const id = useId();
  const secret = secretEvents[machine.id] ?? [];
  const events = eventsOf(machine).filter((event) => !secret.includes(event));
  const [type, setType] = useState(events[0] ?? '');
  const [payload, setPayload] = useState('{}');
  const [problem, setProblem] = useState<string | null>(null);
  if (events.length === 0) return null;

  /** The payload is that of the last such event. */
  function choose(next: string) {
    const { type: _, ...known } = last.findLast((step) => step.actor === actor && step.event.type === next)
      ?.event ?? { type: next };
    setType(next);
    setPayload(JSON.stringify(known));
  }

  function send() {
    try {
      const event = { ...(JSON.parse(payload) as object), type };
      // An event that the machine cannot take would stop its actor.
      getNextSnapshot(machine, ref.getSnapshot(), event);
      ref.send(event);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className={styles.send} role="group" aria-label={t('demo.inspect.send')}>
      <label htmlFor={`${id}-event`}>{t('demo.inspect.event')}</label>
      <select id={`${id}-event`} value={type} onChange={({ target }) => choose(target.value)}>
        {events.map((event) => (
          <option key={event}>{event}</option>
        ))}
      </select>
      <label htmlFor={`${id}-payload`}>{t('demo.inspect.payload')}</label>
      <input
        id={`${id}-payload`}
        className="bp6-input"
        value={payload}
        spellCheck={false}
        onChange={({ target }) => setPayload(target.value)}
      />
      <button type="button" className="bp6-button" onClick={send}>
        {t('demo.inspect.send')}
      </button>
      <span role="alert">{problem !== null && `${t('demo.inspect.notSent')}: ${problem}`}</span>
    </div>
  );
}
