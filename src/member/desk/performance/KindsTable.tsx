import type { ReactNode } from 'react';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import type { SignalResults } from '../../../market/account/signal-results';
import { formatPercent, formatShare, formatVolume } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import { Panel } from '../../../ui/Panel';
import '../../../ui/Table.css';
import { useIsTabletOrWider } from '../../../ui/useIsTabletOrWider';
import { ProfitFigure } from '../ProfitFigure';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './PerformancePage.module.css';

/** What the closed purchases of each kind of signal brought; on a phone the average loss stands beneath the average gain. */
export function KindsTable({ results }: { results: readonly SignalResults<SignalKind>[] }) {
  const t = useT();
  const isWide = useIsTabletOrWider();
  const nameOf = (kind: SignalKind | null) =>
    kind === null ? t('account.noSignal') : t(`signals.chip.${kind}`);
  return (
    <Panel title={t('account.byKind')}>
      {results.length === 0 && <p className={`${styles.empty} text-2`}>{t('account.noneClosed')}</p>}
      {results.length > 0 && (
        <table className={`table ${styles.kinds}`} aria-label={t('account.byKind')}>
          <thead>
            <tr>
              <th scope="col">{t('account.kindOfSignal')}</th>
              <FigureHead>{t('account.closed')}</FigureHead>
              <FigureHead>{t('account.hitRate')}</FigureHead>
              <FigureHead>
                {t('account.averageGain')}
                {!isWide && <Below>{t('account.averageLoss')}</Below>}
              </FigureHead>
              {isWide && <FigureHead>{t('account.averageLoss')}</FigureHead>}
              <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {results.map(({ kind, count, hitRate, averageGain, averageLoss, profit, percent }) => (
              <tr key={kind}>
                <td className={styles.kind}>{nameOf(kind)}</td>
                <FigureCell>{formatVolume(count)}</FigureCell>
                <FigureCell>{formatShare(hitRate * 100)}</FigureCell>
                <FigureCell>
                  {formatPercent(averageGain)}
                  {!isWide && <Below>{formatPercent(averageLoss)}</Below>}
                </FigureCell>
                {isWide && <FigureCell>{formatPercent(averageLoss)}</FigureCell>}
                <FigureCell className={styles.money}>
                  <ProfitFigure of={{ amount: profit, percent }} />
                </FigureCell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Below({ children }: { children: ReactNode }) {
  return <span className={styles.below}>{children}</span>;
}
