import { useEffect, useRef } from 'react';
import { pathTo } from '../../app/router/paths';
import { RowLink } from '../../app/router/Link';
import { useFlash } from '../../ui/useFlash';
import styles from './Peek.module.css';
import { PriceChange } from './PriceChange';
import type { InstrumentRow } from '../../graph/values';
import { useInstrument } from '../../graph/useInstrument';

type Props = {
  name: string;
  rows: readonly InstrumentRow[];
  selected: string | null;
  onSelect: (symbol: string) => void;
};

/** The most symbols that the collapsed sheet shows; the open one has all of them. */
const MOST = 40;

/** The collapsed sheet's horizontal list; keeps the selected symbol in view. */
export function Peek({ name, rows, selected, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const at = rows.findIndex(({ symbol }) => symbol === selected);
  const first = Math.max(0, at - MOST + 1);
  const isAtStart = useRef(true);

  useEffect(() => {
    // The first symbol is in view already; scrolling to it would force a layout of the whole page.
    if (isAtStart.current && at <= 0) return;
    isAtStart.current = false;
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selected, at]);

  return (
    <ul className={styles.peek} aria-label={name} ref={list}>
      {rows.slice(first, first + MOST).map((row) => (
        <PeekItem key={row.symbol} row={row} isSelected={row.symbol === selected} onSelect={onSelect} />
      ))}
    </ul>
  );
}

type ItemProps = { row: InstrumentRow; isSelected: boolean; onSelect: (symbol: string) => void };

function PeekItem({ row: { symbol, price }, isSelected, onSelect }: ItemProps) {
  const { quote: known } = useInstrument(symbol);
  const quote = known.price === null ? { ...known, price } : known;
  const flash = useFlash<HTMLAnchorElement>(symbol, quote.price);

  return (
    <li>
      <RowLink
        href={pathTo('/technical/:symbol', { symbol })}
        aria-current={isSelected || undefined}
        ref={flash}
        onOpen={() => onSelect(symbol)}
      >
        <span className="symbol" translate="no">
          {symbol}
        </span>
        <PriceChange quote={quote} />
      </RowLink>
    </li>
  );
}
