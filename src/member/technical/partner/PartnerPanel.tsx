import { Button, Intent } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { selectDiverged, selectPainted } from '../../../../machines/partner-chart.machine';
import { useT } from '../../../i18n/useT';
import type { ChartEmbed } from '../../../lib/chart-embed';
import { partner } from '../../../lib/partner';
import { technicalPath } from '../../../lib/paths';
import { Panel } from '../../../ui/Panel';
import { ChartLoading } from '../ChartState';
import './PartnerPanel.css';
import { useFrameFocus } from './useFrameFocus';
import type { PartnerChartActor } from './usePartnerChart';

type Props = {
  embed: ChartEmbed;
  symbol: string;
  actor: PartnerChartActor;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** The partner's page in its frame, and above it where the keyboard is and the ways out. */
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
    <Panel name={t('technical.chart')} className="chart-panel" data-painted={isPainted ? symbol : undefined}>
      <div className="chart-controls partner-bar">
        <span className="partner-note cut" role="status">
          {note()}
        </span>
        {diverged !== null && (
          <Link className="bp6-button" href={technicalPath(diverged)} onClick={goBack}>
            {t('technical.followStrayed', { symbol: diverged })}
          </Link>
        )}
        <Button
          className={isInside ? '' : 'partner-back'}
          intent={Intent.PRIMARY}
          text={t('technical.backToList')}
          onClick={goBack}
        />
        <Button
          className={isInside || diverged !== null ? 'not-mobile' : ''}
          variant="minimal"
          text={t('technical.useOwnChart')}
          onClick={() => {
            actor.send({ type: 'use own chart' });
            goBack();
          }}
        />
      </div>
      <div className="chart-box" ref={box}>
        <iframe
          key={address.number}
          ref={frame}
          className={`partner-frame ${isInside ? 'partner-inside' : ''}`}
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
