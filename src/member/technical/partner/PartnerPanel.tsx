import { Button, Intent } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { paintedBy, strayedTo } from '../../../../machines/partner-chart.machine';
import { useT } from '../../../i18n/useT';
import type { ChartEmbed } from '../../../lib/chart-embed';
import { partner } from '../../../lib/partner';
import { technicalPath } from '../../../lib/paths';
import { Panel } from '../../../ui/Panel';
import { ChartLoading } from '../ChartState';
import styles from './PartnerPanel.module.css';
import { useFrameFocus } from './useFrameFocus';
import type { PartnerChartActor } from './usePartnerChart';
import chartPanelStyles from '../ChartPanel.module.css';
import chartControlsStyles from '../ChartControls.module.css';

type Props = {
  embed: ChartEmbed;
  symbol: string;
  actor: PartnerChartActor;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** The partner's page in its frame, and above it where the keyboard is and the ways out. */
export function PartnerPanel({ embed, symbol, actor, frame }: Props) {
  const t = useT();
  const isPainted = useSelector(actor, paintedBy) === symbol;
  const strayed = useSelector(actor, strayedTo);
  const address = useSelector(actor, ({ context }) => context.frame);
  const { box, isInside, goBack } = useFrameFocus(actor);
  const isAwaited = !isPainted && strayed === null;

  const note = () => {
    if (isInside) return t('technical.keysInChart');
    if (strayed !== null) return t('technical.strayed', { symbol: strayed });
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
        {strayed !== null && (
          <Link className="bp6-button" href={technicalPath(strayed)} onClick={goBack}>
            {t('technical.followStrayed', { symbol: strayed })}
          </Link>
        )}
        <Button
          className={isInside ? '' : styles.back!}
          intent={Intent.PRIMARY}
          text={t('technical.backToList')}
          onClick={goBack}
        />
        <Button
          className={isInside || strayed !== null ? 'hide-on-phone' : ''}
          variant="minimal"
          text={t('technical.useOwnChart')}
          onClick={() => {
            actor.send({ type: 'give up' });
            goBack();
          }}
        />
      </div>
      <div className={chartPanelStyles.box} ref={box}>
        <iframe
          key={address.number}
          ref={frame}
          className={`${styles.frame} ${isInside ? styles.inside : ''}`}
          src={embed.addressOf(address.subject)}
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
