import type { ReactNode } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { OrderBook } from '../../../graph/board-values';
import { useT } from '../../../i18n/useT';
import { isMarketOpen, marketTime } from '../../../market/clock';
import { formatPrice, formatVolume } from '../../../market/format';
import type { ClassOf } from './class-of';
import styles from './OrderBook.module.css';

type Props = { book: OrderBook; classOf: ClassOf };

const NOON = 12 * 60;

/** What an auction would match now, and what investors from abroad bought and may still buy; nothing of what is absent. */
export function BookFacts({ book, classOf }: Props) {
  const t = useT();
  const now = useMarketTime();
  const { foreignBuy, foreignSell, foreignRoom, expectedPrice, expectedVolume } = book;
  const net = foreignBuy === null || foreignSell === null ? null : foreignBuy - foreignSell;
  const isMorning = marketTime(now).minute < NOON;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(expectedPrice === null || !isMarketOpen(now)
      ? []
      : [
          [
            t(isMorning ? 'orderBook.expectedAto' : 'orderBook.expectedAtc'),
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
