import { useT } from '../../../i18n/useT';
import { Foldable } from './Foldable';
import { SymbolLink } from '../../../app/router/SymbolLink';
import styles from './AdminSignalsPanel.module.css';

/** The most symbols of a folded run. */
const FOLDED = 30;

/** The symbols of a run, each with a link to its chart. */
export function RunSymbols({ symbols }: { symbols: readonly string[] }) {
  const t = useT();
  if (symbols.length === 0) return '—';
  return (
    <Foldable
      folded={symbols.length > FOLDED ? <Links symbols={symbols.slice(0, FOLDED)} /> : null}
      whole={<Links symbols={symbols} />}
      unfold={t('adminSignals.allSymbols', { count: symbols.length })}
    />
  );
}

function Links({ symbols }: { symbols: readonly string[] }) {
  return (
    <span className={styles.links}>
      {symbols.map((symbol) => (
        <SymbolLink key={symbol} symbol={symbol} />
      ))}
    </span>
  );
}
