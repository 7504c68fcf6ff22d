import { Button, Intent } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { Link } from '../../../app/router/Link';
import { selectDiverged, selectPainted } from '../../../../machines/partner-chart.machine';
import { useT } from '../../../i18n/useT';
import type { ChartEmbed } from './chart-embed';
import { partner } from '../../../lib/partner';
import { pathTo } from '../../../app/router/paths';
import { Panel } from '../../../ui/Panel';
import { ChartLoading } from '../ChartState';
import { useFrameFocus } from './useFrameFocus';
import type { PartnerChartActor } from './usePartnerChart';
import styles from './PartnerPanel.module.css';
import chartPanelStyles from '../ChartPanel.module.css';
import chartControlsStyles from '../ChartControls.module.css';

type Props = {
  embed: ChartEmbed;
  symbol: string;
  actor: PartnerChartActor;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** The partner's page in its frame, and above it the state of the focus and the buttons that leave it. */
export function PartnerPanel({ embed, symbol, actor, frame }: Props) {
  const t = useT();
  const isPainted = useSelector(actor, selectPainted) === symbol;
  const diverged = useSelector(actor, selectDiverged);
  const address = useSelector(actor, ({ context }) => context.frame);
  const { box, isInside, goBack } = useFrameFocus(actor);
  const isAwaited = !isPainted && diverged === null;

  const note = () => {
    if (isInside) return t('technical.keysInChart');
    if (diverged !== null) return t('technical.strayed', { symbol: diverged });
    return t('technical.partnerChart', { partner: partner.name });
  };

  return (
    <Panel
      id="chart"
      name={t('technical.chart')}
      className={chartPanelStyles.panel}
      data-painted={isPainted ? symbol : undefined}
    >
      <div className={`${chartControlsStyles.controls} ${chartControlsStyles.partner}`}>
        <span className={`${styles.note} truncate`} role="status">
          {note()}
        </span>
        {diverged !== null && (
          <Link
            className="bp6-button"
            href={pathTo('/technical/:symbol', { symbol: diverged })}
            onClick={goBack}
          >
            {t('technical.followStrayed', { symbol: diverged })}
          </Link>
        )}
        <Button
          className={isInside ? '' : styles.back!}
          intent={Intent.PRIMARY}
          text={t('technical.backToList')}
          onClick={goBack}
        />
        <Button
          className={isInside || diverged !== null ? 'hide-on-phone' : ''}
          variant="minimal"
          text={t('technical.useOwnChart')}
          onClick={() => {
            actor.send({ type: 'use own chart' });
            goBack();
          }}
        />
      </div>
      <div className={chartPanelStyles.box} ref={box}>
        <iframe
          key={address.number}
          ref={frame}
          className={`${styles.frame} ${isInside ? styles.inside : ''}`}
          src={embed.addressOf(address.request)}
          title={t('technical.partnerTitle', { symbol, partner: partner.name })}
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
