import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatMinute, formatPrice } from '../../../market/format';
import { Panel } from '../../../ui/Panel';
import { KindChip } from '../KindChip';
import type { ProvisionalSignalsQuery } from '../details.generated';
import { useProvisionalSignals } from './useProvisionalSignals';
import { SymbolLink } from '../../../app/router/SymbolLink';
import styles from './ProvisionalSignals.module.css';

/** What the running trading day's bars of the watchlist would give if they ended now, apart from the list of signals. */
export function ProvisionalPanel({ day }: { day: Day }) {
  const t = useT();
  const { bars, asOf, computed, error } = useProvisionalSignals(day);
  const time = asOf?.kind === 'minute' ? formatMinute(asOf.minute) : null;

  return (
    <Panel
      title={t('provisional.title')}
      note={t('provisional.note')}
      fact={time && t('provisional.at', { time })}
      className={styles.panel}
    >
      <div aria-live="polite">
        {bars.length === 0 && <p className={styles.none}>{t('provisional.noPrices')}</p>}
        {bars.length > 0 && !computed && (
          <p className={styles.none}>{t(error ? 'provisional.failed' : 'provisional.computing')}</p>
        )}
        {computed && <Computed {...computed} studied={bars.length - computed.missing.length} />}
      </div>
    </Panel>
  );
}

type Computed = ProvisionalSignalsQuery['provisionalSignals'];
type Signal = Computed['found'][number];

/** The signals, that there are none among the studied symbols, and how many were not studied. */
function Computed({ found, missing, studied }: Computed & { studied: number }) {
  const t = useT();
  const unstudied = missing.length > 0 && t('provisional.missing', { count: missing.length });

  if (found.length === 0) {
    return (
      <p className={styles.none}>
        {studied > 0 && t('provisional.none')} {unstudied}
      </p>
    );
  }
  return (
    <ul className={styles.found}>
      {[...bySymbol(found)].map(([symbol, signals]) => (
        <li key={symbol}>
          <SymbolLink symbol={symbol} />
          <span className="numeric" translate="no">
            {formatPrice(signals[0]!.price)}
          </span>
          {signals.map(({ kind }) => (
            <KindChip key={kind} kind={kind} />
          ))}
        </li>
      ))}
      {unstudied && <li>{unstudied}</li>}
    </ul>
  );
}

function bySymbol(found: readonly Signal[]): ReadonlyMap<string, Signal[]> {
  const groups = new Map<string, Signal[]>();
  for (const signal of found) groups.set(signal.symbol, [...(groups.get(signal.symbol) ?? []), signal]);
  return groups;
}
