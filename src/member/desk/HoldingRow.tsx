import { ChevronRightIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { NO_QUOTE, type Quote } from '../../market/quote';
import { averageCost } from '../../market/positions';
import type { VirtualItemProps } from '../../ui/item-props';
import { IconButton } from '../../ui/IconButton';
import { Change, classOf } from '../../ui/Price';
import { PriceDay, useOlderDay } from '../shared/PriceDay';
import { FormDoubt } from './FormDoubt';
import type { HoldingLine } from './figures';
import { HoldingMenu } from './HoldingMenu';
import { LevelLine } from './LevelLine';
import { Lots } from './Lots';
import { ProfitFigure } from './ProfitFigure';
import { SellableChip } from './SellableChip';
import { SymbolLink } from '../../app/router/SymbolLink';
import { FigureCell } from '../../ui/FigureCell';
import styles from './TradesPanel.module.css';

/** The height of a closed row, in px. */
export const HOLDING_HEIGHT = 40;

type Props = VirtualItemProps & {
  holding: HoldingLine;
  quote: Quote | undefined;
  /** Whether it has rights that are not applied yet, so that its profit is not right. */
  isUnapplied: boolean;
  isOpen: boolean;
  /** Whether the quantity stands beneath the price, as on a phone. */
  isCompact: boolean;
  onToggle: () => void;
};

/** The row of a holding, and beneath it its lots while it is open. */
export function HoldingRow({
  holding,
  quote,
  isUnapplied,
  isOpen,
  isCompact,
  onToggle,
  index,
  measure,
}: Props) {
  const t = useT();
  const older = useOlderDay(quote ?? NO_QUOTE);
  const { symbol, quantity, price, profit } = holding;
  const average = averageCost(holding);
  const written = (đồng: number | null) => formatPrice(đồng === null ? null : toThousand(đồng));
  const row = index === undefined ? undefined : 2 + 2 * index;
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as HTMLElement).closest('a, button, [popover]')) onToggle();
  };

  return (
    <tbody ref={measure} data-index={index}>
      {/* The button in it does the same with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tr data-symbol={symbol} aria-rowindex={row} onClick={onClick}>
        <td>
          <span className={styles.name}>
            <IconButton
              className={styles.toggle}
              icon={<ChevronRightIcon />}
              label={t('account.details', { symbol })}
              aria-expanded={isOpen}
              onClick={onToggle}
            />
            <span>
              <SymbolLink symbol={symbol} />
              {isUnapplied && (
                <span
                  className={styles.unapplied}
                  role="img"
                  aria-label={t('account.unappliedRow')}
                  title={t('account.unappliedRow')}
                >
                  <WarningSignIcon size={12} />
                </span>
              )}
              <span className={styles.narrow}>
                <SellableChip holding={holding} />
              </span>
            </span>
          </span>
        </td>
        <td className={styles.wide}>
          <LevelLine holding={holding} average={average} />
        </td>
        {!isCompact && <FigureCell>{formatVolume(quantity)}</FigureCell>}
        <FigureCell className={styles.wide}>{written(average)}</FigureCell>
        <FigureCell className={`semibold ${styles.price}`}>
          {older !== null && quote ? (
            <span className={styles.dated}>
              <PriceDay of={quote} /> {formatPrice(quote.price)}
            </span>
          ) : (
            written(price)
          )}
          {isCompact && (
            <span className={styles.shares}>
              <span className="visually-hidden">{t('account.shares')} </span>
              {formatVolume(quantity)}
            </span>
          )}
        </FigureCell>
        <FigureCell className={`semibold ${styles.result}`}>
          <ProfitFigure of={profit} />
        </FigureCell>
        <FigureCell className={styles.wide}>
          {quote && older === null && <Change priceClass={classOf(quote)} percent={quote.changePercent} />}
        </FigureCell>
        <td className={styles.wide}>
          <SellableChip holding={holding} />
        </td>
        <td className={styles.menu}>
          <HoldingMenu holding={holding} isUnapplied={isUnapplied} />
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.lots} aria-rowindex={row && row + 1}>
          <td colSpan={isCompact ? 4 : 5}>
            {isUnapplied && <FormDoubt>{t('account.unappliedRow')}</FormDoubt>}
            <Lots holding={holding} closedOn={older} />
          </td>
          <td colSpan={4} className={styles.wide} aria-hidden="true" />
        </tr>
      )}
    </tbody>
  );
}
