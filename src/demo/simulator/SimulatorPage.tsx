import { useState, useSyncExternalStore } from 'react';
import { eventsOf, isActiveIn, valueName } from '../charts/chart';
import { ChartView } from '../charts/ChartView';
import { machines, inputs } from '../charts/machines';
import { simulate, type RunningEffect, type Simulation } from './simulation';
import styles from './SimulatorPage.module.css';

/** Every machine without the app: its events are fired, and its effects resolve or fail, at a press. */
export function SimulatorPage() {
  const [simulation, setSimulation] = useState(() => startOf('session'));

  function choose(name: string) {
    simulation.stop();
    setSimulation(startOf(name));
  }

  return (
    <main className={styles.page}>
      <h1>State charts</h1>
      <label className={styles.choice}>
        Machine
        <select defaultValue="session" onChange={({ target }) => choose(target.value)}>
          {[...machines.keys()].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Simulator simulation={simulation} onRestart={choose} />
    </main>
  );
}

function startOf(name: string) {
  return simulate(machines.get(name)!, inputs[name]);
}

type SimulatorProps = { simulation: Simulation; onRestart: (name: string) => void };

function Simulator({ simulation, onRestart }: SimulatorProps) {
  const { machine, snapshot, effects, emitted, taken, problem } = useSyncExternalStore(
    simulation.subscribe,
    simulation.get,
  );
  const [payload, setPayload] = useState('{}');
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Runs something with the JSON in the box. */
  function withPayload(run: (payload: unknown) => void) {
    try {
      run(JSON.parse(payload));
      setRefusal(null);
    } catch (error) {
      setRefusal(String(error));
    }
  }

  return (
    <>
      <p>{machine.root.description}</p>
      <div className={styles.tools}>
        <label>
          Payload (JSON)
          <input
            className="bp6-input"
            value={payload}
            spellCheck={false}
            onChange={({ target }) => setPayload(target.value)}
          />
        </label>
        {eventsOf(machine).map((type) => (
          <button
            key={type}
            type="button"
            className="bp6-button"
            onClick={() => withPayload((fields) => simulation.send({ ...(fields as object), type }))}
          >
            {type}
          </button>
        ))}
        {delaysOf(machine.implementations.delays).map(([name, duration]) => (
          <button key={name} type="button" className="bp6-button" onClick={() => simulation.wait(duration)}>
            Wait: {name}
          </button>
        ))}
        <button type="button" className="bp6-button" onClick={() => onRestart(machine.id)}>
          Restart
        </button>
      </div>
      <p role="alert">{refusal ?? problem}</p>
      <h2>State: {valueName(snapshot.value)}</h2>
      <ChartView machine={machine} isActive={(node) => isActiveIn(snapshot.value, node)} taken={taken} />
      <h2 id="effects">Effects</h2>
      <ul aria-labelledby="effects" className={styles.list}>
        {effects.map((effect) => (
          <Effect
            key={effect.id}
            effect={effect}
            onResolve={() => withPayload(effect.resolve)}
            onFail={() => withPayload(effect.fail)}
          />
        ))}
      </ul>
      <h2>Context</h2>
      <pre>{JSON.stringify(snapshot.context, null, 2)}</pre>
      <h2 id="facts">Emitted</h2>
      <ol aria-labelledby="facts" className={styles.list}>
        {emitted.map((event, at) => (
          // Facts are appended only.
          // oxlint-disable-next-line no-array-index-key
          <li key={at}>
            <code>{JSON.stringify(event)}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

type EffectProps = { effect: RunningEffect; onResolve: () => void; onFail: () => void };

function Effect({ effect: { name, input }, onResolve, onFail }: EffectProps) {
  return (
    <li>
      {name} <code>{JSON.stringify(input)}</code>{' '}
      <button type="button" className="bp6-button" aria-label={`Resolve ${name}`} onClick={onResolve}>
        Resolve
      </button>{' '}
      <button type="button" className="bp6-button" aria-label={`Fail ${name}`} onClick={onFail}>
        Fail
      </button>
    </li>
  );
}

function delaysOf(delays: Readonly<Record<string, unknown>>) {
  return Object.entries(delays).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}
