import type { ReactNode } from 'react';
import type { OrderBook } from '../../../graph/board-values';
import { useT } from '../../../i18n/useT';
import type { Auction } from '../../../market/clock';
import { formatPrice, formatVolume } from '../../../market/format';
import type { ClassOf } from './class-of';
import styles from './OrderBookPanel.module.css';

type Props = {
  book: OrderBook;
  /** The auction that takes orders now. */
  auction: Auction | null;
  classOf: ClassOf;
};

/** What an auction would match now, and what investors from abroad bought and may still buy; nothing of what is absent. */
export function BookFacts({ book, auction, classOf }: Props) {
  const t = useT();
  const { foreignBuy, foreignSell, foreignRoom, expectedPrice, expectedVolume } = book;
  const net = foreignBuy === null || foreignSell === null ? null : foreignBuy - foreignSell;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(expectedPrice === null || auction === null
      ? []
      : [
          [
            t(auction === 'ATO' ? 'orderBook.expectedAto' : 'orderBook.expectedAtc'),
            <>
              <span className={`semibold price-${classOf(expectedPrice)}`}>{formatPrice(expectedPrice)}</span>
              {expectedVolume !== null && ` · ${formatVolume(expectedVolume)}`}
            </>,
          ] as const,
        ]),
    ...(net === null ? [] : [[t('orderBook.foreignNet'), signed(net)] as const]),
    ...(foreignRoom === null ? [] : [[t('orderBook.foreignRoom'), formatVolume(foreignRoom)] as const]),
  ];
  if (facts.length === 0) return null;

  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function signed(shares: number) {
  return `${shares > 0 ? '+' : ''}${formatVolume(shares)}`;
}
