import { useSyncExternalStore } from 'react';
import { RadioGroup } from '../app/settings/RadioGroup';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';
import { latencies } from './settings';

const options = latencies.map(String);

/** How long each response takes. */
export function LatencyControls({ latency }: Pick<Controls, 'latency'>) {
  const t = useT();
  const current = useSyncExternalStore(latency.subscribe, latency.get);
  return (
    <section aria-label={t('demo.latency')}>
      <RadioGroup
        name="demo-latency"
        label={t('demo.latency')}
        options={options}
        labelOf={(option) => (option === 'null' ? t('demo.usualLatency') : `${option} ms`)}
        value={String(current)}
        onChange={(option) => latency.set(latencies.find((each) => String(each) === option) ?? null)}
      />
    </section>
  );
}
