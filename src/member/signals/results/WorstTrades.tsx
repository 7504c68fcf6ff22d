import { useT } from '../../../i18n/useT';
import { signalKindOf } from '../../../lib/signal-address';
import { formatPercent, formatVolume } from '../../../market/format';
import type { FollowedTrade } from '../../../market/outcomes/followed';
import { formatDay } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { KindChip } from '../KindChip';
import { SymbolLink } from '../../../app/router/SymbolLink';
import { FigureCell } from '../../../ui/FigureCell';
import '../../../ui/Table.css';
import styles from './FollowedVerdict.module.css';

/** The trades that lost most, the worst first. */
export function WorstTrades({ trades }: { trades: readonly FollowedTrade[] }) {
  const t = useT();
  return (
    <section>
      <h4 id="worst-trades" className={styles.heading}>
        {t('follow.worst', { count: trades.length })}
      </h4>
      {trades.length === 0 ? (
        <p className="text-2">{t('follow.noLoss')}</p>
      ) : (
        <table className={`table ${styles.worst}`} aria-labelledby="worst-trades">
          <thead>
            <tr>
              <th scope="col">{t('signals.symbol')}</th>
              <th scope="col">{t('signals.kind')}</th>
              <FigureHead>{t('follow.bought')}</FigureHead>
              <FigureHead>{t('follow.sold')}</FigureHead>
              <FigureHead>{t('follow.result')}</FigureHead>
              <FigureHead>{t('follow.amount')}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {trades.map(({ symbol, kind, bought, sold, paid, received }) => (
              <tr key={`${symbol} ${bought}`}>
                <td>
                  <SymbolLink symbol={symbol} />
                </td>
                <td>
                  <KindChip kind={signalKindOf(kind)} />
                </td>
                <FigureCell>{formatDay(bought)}</FigureCell>
                <FigureCell>{formatDay(sold)}</FigureCell>
                <FigureCell>{formatPercent((received / paid - 1) * 100)}</FigureCell>
                <FigureCell>{formatVolume(received - paid)}</FigureCell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
