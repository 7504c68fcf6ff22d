import type { Href } from '../../app/router/paths';
import { RowLink } from '../../app/router/Link';
import { shortName } from '../../market/symbol';
import { RowAlertButton } from '../shared/AlertButton';
import styles from './Company.module.css';

type Props = {
  symbol: string;
  name: string | null;
  href: Href;
  /** At which an alert is offered. */
  price: number | null;
  /** The label of the day on its first row. */
  newDay: string | null;
  /** Whether the name has no room, and is the symbol's title. */
  isCompact: boolean;
  onOpen: (href: Href) => void;
};

/** The symbol of a row, which opens its chart, and the company's name where there is room for it. */
export function Company({ symbol, name, href, price, newDay, isCompact, onOpen }: Props) {
  return (
    <>
      {newDay !== null && <span className={styles.day}>{newDay}</span>}
      <span className={styles.company}>
        <RowLink
          className="symbol"
          translate="no"
          href={href}
          title={(isCompact && name) || undefined}
          onOpen={onOpen}
        >
          {symbol}
        </RowLink>{' '}
        {!isCompact && (
          <>
            <span
              className={`truncate ${styles.name}`}
              title={name ?? undefined}
              lang={name === null ? undefined : 'vi'}
            >
              {name !== null && shortName(name, symbol)}
            </span>
            <RowAlertButton className={styles.alert} symbol={symbol} price={price} />
          </>
        )}
      </span>
    </>
  );
}
