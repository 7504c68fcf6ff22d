import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, type CSSProperties } from 'react';
import { fromPromise } from 'xstate';
import { chartLoadingMachine } from '../../../machines/chart-loading.machine';
import { themeOf } from '../../../machines/theme.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { useLanguage, useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { Failed } from '../../ui/PanelState';
import { Rings } from '../../ui/Rings';
import { ChartTable } from './ChartTable';
import type { Drawing } from './drawing';
import styles from './EChart.module.css';

// Rendered once the machine has loaded it: it never suspends.
const ChartCanvas = part(() => import('./ChartCanvas'), 'ChartCanvas');
const machine = chartLoadingMachine.provide({
  actors: { 'load code': fromPromise<unknown>(ChartCanvas.load) },
});

type Props = {
  /** What the chart shows, and in which unit. */
  caption: string;
  drawing: Drawing;
  /** In px. */
  height?: number;
};

/** A chart after the half second of its spinner, and its figures as a table that is folded at first. */
export function EChart({ caption, drawing, height = 400 }: Props) {
  const t = useT();
  const language = useLanguage();
  const theme = useSelector(useAppActors().theme, themeOf);
  const actor = useActorRef(machine);
  const state = useSelector(actor, ({ value }) => value);
  const spinner = (
    <div className={styles.spinner} role="progressbar" aria-label={t('app.loading')}>
      <Rings />
    </div>
  );

  return (
    <figure className={styles.chart} style={{ '--height': `${height}px` } as CSSProperties}>
      <figcaption>{caption}</figcaption>
      <div className={styles.stage}>
        {state === 'loaded' && (
          <Suspense fallback={spinner}>
            <ChartCanvas key={`${theme} ${language}`} name={caption} drawing={drawing} />
          </Suspense>
        )}
        {state === 'failed' && (
          <Failed title={t('showcase.charts.failed')} onRetry={() => actor.send({ type: 'retry' })} />
        )}
        {typeof state === 'object' && spinner}
      </div>
      <ChartTable caption={caption} drawing={drawing} />
    </figure>
  );
}
