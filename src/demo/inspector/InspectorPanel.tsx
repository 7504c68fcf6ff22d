import { useState, useSyncExternalStore } from 'react';
import { isActiveIn, valueName } from '../charts/chart';
import { ChartView } from '../charts/ChartView';
import { useT } from '../../i18n/useT';
import styles from './InspectorPanel.module.css';
import type { Recorder, Step } from './recorder';
import { SendEvent } from './SendEvent';

type Props = { recorder: Recorder; onClose: () => void };

/** The running machines of the page, the chart of the chosen one, and the last events of all. */
export function InspectorPanel({ recorder, onClose }: Props) {
  const t = useT();
  const { actors, steps } = useSyncExternalStore(recorder.subscribe, recorder.get);
  const [chosen, setChosen] = useState<string | null>('session');
  const actor = actors.find(({ id }) => id === chosen);
  return (
    <section className={styles.inspector} aria-labelledby="state-charts">
      <header>
        <h2 id="state-charts">{t('demo.inspect.title')}</h2>
        <CopyLog recorder={recorder} />
        <button type="button" className="bp6-button" onClick={onClose}>
          {t('demo.inspect.close')}
        </button>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3 id="state-charts-actors">{t('demo.inspect.actors')}</h3>
          <ul aria-labelledby="state-charts-actors" className={styles.actors}>
            {actors.map(({ id, now }) => (
              <li key={id}>
                <button
                  type="button"
                  className="bp6-button bp6-minimal"
                  aria-pressed={id === chosen}
                  onClick={() => setChosen(id)}
                >
                  {id} <small>{valueName(now.value)}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.column}>
          <h3>{actor ? `${t('demo.inspect.chart')}: ${actor.id}` : t('demo.inspect.chart')}</h3>
          {actor ? (
            <>
              <ChartView
                machine={actor.machine}
                isActive={(node) => isActiveIn(actor.now.value, node)}
                taken={actor.taken}
              />
              <h3>{t('demo.inspect.context')}</h3>
              <pre>{JSON.stringify(actor.now.context, null, 2) ?? '{}'}</pre>
              <SendEvent key={actor.id} actor={actor} last={steps} />
            </>
          ) : (
            <p>{t('demo.inspect.choose')}</p>
          )}
        </div>
        {/* It scrolls, and holds nothing else that the keyboard reaches. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.column} role="group" aria-labelledby="state-charts-events" tabIndex={0}>
          <h3 id="state-charts-events">{t('demo.inspect.events')}</h3>
          {steps.length === 0 && <p>{t('demo.inspect.none')}</p>}
          <ol aria-labelledby="state-charts-events" className={styles.events}>
            {steps.toReversed().map((step) => (
              <EventRow key={step.number} step={step} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function EventRow({ step: { actor, event, value } }: { step: Step }) {
  const { type, ...payload } = event;
  const isEmpty = Object.keys(payload).length === 0;
  return (
    <li>
      <strong>{actor}</strong> {type} → {valueName(value)}
      {!isEmpty && <code>{JSON.stringify(payload)}</code>}
    </li>
  );
}

function CopyLog({ recorder }: { recorder: Recorder }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(recorder.log(), null, 2));
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <span role="status">{outcome && t(`demo.inspect.${outcome}`)}</span>
      <button type="button" className="bp6-button" onClick={() => void copy()}>
        {t('demo.inspect.copy')}
      </button>
    </>
  );
}
