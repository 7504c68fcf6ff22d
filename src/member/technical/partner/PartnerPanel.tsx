import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { selectDiverged, selectPainted } from '../../../../machines/partner-chart.machine';
import { useT } from '../../../i18n/useT';
import type { ChartEmbed } from './chart-embed';
import { configuredPartner } from '../../../lib/partner';
import { Panel } from '../../../ui/Panel';
import { ChartLoading } from '../ChartState';
import { PartnerControls } from './PartnerControls';
import { useFrameFocus } from './useFrameFocus';
import type { PartnerChartActor } from './usePartnerChart';
import styles from './PartnerPanel.module.css';
import chartPanelStyles from '../ChartPanel.module.css';

type Props = {
  embed: ChartEmbed;
  symbol: string;
  actor: PartnerChartActor;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** The partner's page in its frame, below the controls that leave it. */
export function PartnerPanel({ embed, symbol, actor, frame }: Props) {
  const t = useT();
  const isPainted = useSelector(actor, selectPainted) === symbol;
  const diverged = useSelector(actor, selectDiverged);
  const address = useSelector(actor, ({ context }) => context.frame);
  const { box, isInside, goBack } = useFrameFocus(actor);
  const isAwaited = !isPainted && diverged === null;

  return (
    <Panel
      id="chart"
      name={t('technical.chart')}
      className={chartPanelStyles.panel}
      data-painted={isPainted ? symbol : undefined}
    >
      <PartnerControls
        isInside={isInside}
        diverged={diverged}
        onBack={goBack}
        onOwnChart={() => {
          actor.send({ type: 'use own chart' });
          goBack();
        }}
      />
      <div className={chartPanelStyles.box} ref={box}>
        <iframe
          key={address.number}
          ref={frame}
          className={`${styles.frame} ${isInside ? styles.inside : ''}`}
          src={embed.addressOf(address.request)}
          title={t('technical.partnerTitle', { symbol, partner: configuredPartner().name })}
          sandbox={embed.sandbox}
          referrerPolicy="no-referrer"
          allow="fullscreen"
          tabIndex={isAwaited ? -1 : undefined}
          data-awaited={isAwaited || undefined}
          onLoad={() => actor.send({ type: navigator.onLine ? 'loaded' : 'failed' })}
        />
        {isAwaited && <ChartLoading symbol={symbol} />}
      </div>
    </Panel>
  );
}
