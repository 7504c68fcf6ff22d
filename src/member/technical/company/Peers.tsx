import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useInstrument } from '../../../graph/useInstrument';
import { useQuotes } from '../../../graph/useQuotes';
import { useT } from '../../../i18n/useT';
import { Change, classOf, isUnmatched, Price } from '../../../ui/Price';
import { PriceDay } from '../../shared/PriceDay';
import styles from './CompanyFigures.module.css';

/** The other companies of a sector, each a way to its page, with price and change where the feed knows them. */
export function Peers({ symbols }: { symbols: readonly string[] }) {
  const t = useT();
  useQuotes(symbols);
  return (
    <div>
      <h3 className={styles.title} id="company-peers">
        {t('company.peers')}
      </h3>
      <ul className={styles.peers} aria-labelledby="company-peers">
        {symbols.map((symbol) => (
          <li key={symbol}>
            <Link href={pathTo('/technical/:symbol', { symbol })}>{symbol}</Link>
            <Newest symbol={symbol} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Newest({ symbol }: { symbol: string }) {
  const { quote } = useInstrument(symbol);
  return (
    <>
      <span className="numeric" translate="no">
        <PriceDay of={quote} /> {quote.price !== null && <Price quote={quote} />}
      </span>
      <span className="numeric" translate="no">
        {quote.changePercent !== null && !isUnmatched(quote) && (
          <Change priceClass={classOf(quote)} percent={quote.changePercent} />
        )}
      </span>
    </>
  );
}
