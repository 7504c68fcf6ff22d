import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { signalKindOf } from '../../../lib/signal-address';
import { formatPercent, formatVolume } from '../../../market/format';
import type { FollowedTrade } from '../../../market/outcomes/followed';
import { formatDay } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { KindChip } from '../KindChip';
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
                  <Link className="symbol" href={pathTo('/technical/:symbol', { symbol })}>
                    {symbol}
                  </Link>
                </td>
                <td>
                  <KindChip kind={signalKindOf(kind)} />
                </td>
                <td className="numeric">{formatDay(bought)}</td>
                <td className="numeric">{formatDay(sold)}</td>
                <td className="numeric">{formatPercent((received / paid - 1) * 100)}</td>
                <td className="numeric">{formatVolume(received - paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
