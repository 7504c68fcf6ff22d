import { Button } from '@blueprintjs/core';
import { useState, type KeyboardEvent } from 'react';
import type { Quote } from '../../market/quote';
import { useT } from '../../i18n/useT';
import { FigureHead } from '../../ui/FigureHead';
import { hasManyItems } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { Empty } from '../../ui/PanelState';
import { Panel } from '../../ui/Panel';
import { useIsPrinted } from '../../ui/useIsPrinted';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import '../../ui/Table.css';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { HoldingLine } from './figures';
import { HOLDING_HEIGHT, HoldingRow } from './HoldingRow';
import { LOT_HEIGHT } from './Lots';
import { saleOf } from './sale-draft';
import styles from './TradesPanel.module.css';

/** Records a sale of the holding whose row has the focus. */
const SELL_KEY = 's';

type Props = {
  holdings: readonly HoldingLine[];
  quotes: ReadonlyMap<string, Quote>;
  /** The symbols with rights that are not applied yet. */
  unapplied: readonly string[];
  /** Opens the import of a desk that has no trade yet. */
  onImport: (() => void) | null;
};

/** The holdings, a row each; its lots on opening it. */
export function TradesPanel({ holdings, quotes, unapplied, onImport }: Props) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isLong = hasManyItems(holdings.length);
  const isPrinted = useIsPrinted();
  const isCompact = !useIsTabletOrWider() && !isPrinted;
  const toggle = (symbol: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(symbol)) after.add(symbol);
      return after;
    });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (key.toLowerCase() !== SELL_KEY || altKey || ctrlKey || metaKey) return;
    const row = (target as HTMLElement).closest<HTMLElement>('tr[data-symbol]');
    const holding = holdings.find(({ symbol }) => symbol === row?.dataset['symbol']);
    if (!holding) return;
    event.preventDefault();
    openTrade(saleOf(holding));
  };

  return (
    <Panel title={t('desk.trades')}>
      {/* The keys belong to the buttons and links of the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={`table ${styles.table}`}
        aria-label={t('desk.trades')}
        aria-rowcount={isLong ? 1 + 2 * holdings.length : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.symbol}>
              {t('desk.symbol')}
            </th>
            <th scope="col" className={`${styles.wide} ${styles.levels}`}>
              {t('account.levels')}
            </th>
            {!isCompact && <FigureHead>{t('account.shares')}</FigureHead>}
            <FigureHead className={styles.wide}>{t('desk.average')}</FigureHead>
            <FigureHead className={styles.price}>
              {t('desk.price')}
              {isCompact && <span className={styles.shares}>{t('account.shares')}</span>}
            </FigureHead>
            <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
            <FigureHead className={`${styles.wide} ${styles.today}`}>{t('account.today')}</FigureHead>
            <th scope="col" className={`${styles.wide} ${styles.chips}`}>
              {t('desk.sellable')}
            </th>
            <th scope="col" className={styles.menu}>
              <span className="visually-hidden">{t('account.actions')}</span>
            </th>
          </tr>
        </thead>
        <Items
          element="tbody"
          count={holdings.length}
          isLong={isLong}
          keyOf={(i) => holdings[i]!.symbol}
          heightOf={(i) => {
            const { symbol, lines } = holdings[i]!;
            return HOLDING_HEIGHT + (opened.has(symbol) ? lines.length * LOT_HEIGHT : 0);
          }}
          renderItem={(i, virtual) => {
            const holding = holdings[i]!;
            const { symbol } = holding;
            return (
              <HoldingRow
                {...virtual}
                key={symbol}
                holding={holding}
                quote={quotes.get(symbol)}
                isUnapplied={unapplied.includes(symbol)}
                isOpen={opened.has(symbol)}
                isCompact={isCompact}
                onToggle={() => toggle(symbol)}
              />
            );
          }}
        />
      </table>
      {holdings.length === 0 && (
        <Empty title={t('desk.empty')} hint={t('desk.emptyHint')}>
          {onImport && <Button text={t('desk.importShort')} onClick={onImport} />}
        </Empty>
      )}
    </Panel>
  );
}
