import { useT } from '../../i18n/useT';
import { formatTurnover } from '../../market/format';
import { wholeNet } from '../../market/net';
import { isOver } from './figures';
import { Usual } from './Usual';
import pulsePanelStyles from './PulsePanel.module.css';
import styles from './Money.module.css';

type Props = {
  asOf: string | null;
  turnover: number | null;
  usualTurnover: number | null;
  foreignNet: number | null;
  proprietaryNet: number | null;
};

/** HOSE turnover and net flows, in billion đồng. */
export function Money({ asOf, turnover, usualTurnover, foreignNet, proprietaryNet }: Props) {
  const t = useT();
  return (
    <div className={`${pulsePanelStyles.cell} ${styles.money}`}>
      <div>
        <h3 className={pulsePanelStyles.label}>{t('pulse.liquidity', { exchange: 'HOSE' })}</h3>
        <p>
          <span translate="no" className={styles.turnover}>
            {formatTurnover(turnover)}
          </span>{' '}
          {turnover !== null && t('pulse.billion')}
        </p>
        <Usual turnover={turnover} usual={usualTurnover} isOver={isOver(asOf)} />
      </div>
      <div>
        <h3 className={pulsePanelStyles.label}>{t('pulse.netFlow')}</h3>
        <dl className={styles.flows}>
          <NetFlow who={t('pulse.foreign')} net={foreignNet} />
          <NetFlow who={t('pulse.proprietary')} net={proprietaryNet} isPending={!isOver(asOf)} />
        </dl>
      </div>
    </div>
  );
}

type NetFlowProps = {
  who: string;
  net: number | null;
  /** Whether the exchanges report it after the close of the running trading day. */
  isPending?: boolean;
};

function NetFlow({ who, net, isPending = false }: NetFlowProps) {
  const t = useT();
  const { whole, side } = net === null ? { whole: null, side: 'none' } : wholeNet(net);
  const text =
    whole !== null
      ? `${side === 'buy' ? '+' : ''}${formatTurnover(whole)} ${t('pulse.billion')}`
      : isPending
        ? t('pulse.afterClose')
        : formatTurnover(whole);
  return (
    <div>
      <dt>{who}</dt>
      <dd className={styles.flow} data-side={side}>
        {side !== 'none' && <i className={styles.mark} />}
        <span>{text}</span>
      </dd>
    </div>
  );
}
