import { Link } from './Link';
import { pathTo } from './paths';

/** A symbol that leads to its page, and which a translator leaves alone. */
export function SymbolLink({ symbol }: { symbol: string }) {
  return (
    <Link className="symbol" translate="no" href={pathTo('/technical/:symbol', { symbol })}>
      {symbol}
    </Link>
  );
}
