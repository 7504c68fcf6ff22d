import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import type { Account } from '../../../market/account/account';
import type { Day } from '../../../market/day';
import type { DeskCosts } from '../../../market/costs';
import { formatShare, formatVolume } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { useIsTabletOrWider } from '../../../ui/useIsTabletOrWider';
import { FeedFailedLine } from '../../shared/feed/FeedFailed';
import type { DeskFigures } from '../figures';
import { ProfitFigure } from '../ProfitFigure';
import { Weights } from './Weights';
import styles from './AccountPanel.module.css';

type Props = {
  account: Account;
  totals: DeskFigures['totals'];
  costs: DeskCosts;
  /** The symbols with rights that are not applied yet. */
  unapplied: readonly string[];
  /** The symbols that are held and have no price. */
  unpriced: readonly string[];
  /** Why, where the feed has a price that could not be loaded or read. */
  priceError: unknown;
  onRetryPrices: () => void;
  /** Those whose price is older than the last closed trading day. */
  old: readonly string[];
  /** The day before the running one, where prices are its closes. */
  closedOn: Day | null;
  onEnterCapital: () => void;
};

/** What the account is worth and holds in cash, what was won or lost, and the weight of each holding. */
export function AccountPanel({
  account,
  totals,
  costs,
  unapplied,
  unpriced,
  priceError,
  onRetryPrices,
  old,
  closedOn,
  onEnterCapital,
}: Props) {
  const t = useT();
  const today = useToday();
  const { cash, total, value, cashWeight, uncovered } = account;
  const money = (amount: number | null) => (amount === null ? '—' : `${formatVolume(amount)} đ`);
  const share = (weight: number | null) =>
    weight === null ? null : t('account.ofTotal', { percent: formatShare(weight / 10_000) });
  const isKnown = cash !== null;
  const isTabletOrWider = useIsTabletOrWider();
  const worth: Figure = [
    t('desk.value'),
    money(value),
    isKnown && cashWeight !== null && share(1_000_000 - cashWeight),
  ];
  const first: readonly Figure[] = [
    ...(isKnown
      ? ([
          [t('account.total'), money(total)],
          [t('account.cash'), money(cash), <Pending key="pending" of={account} share={share(cashWeight)} />],
        ] as const)
      : [worth]),
    [
      closedOn === null
        ? t('desk.profitNow')
        : t('desk.profitAtClose', { day: formatDayOf(closedOn, today) }),
      <ProfitFigure key="now" of={totals.profit} unit=" đ" />,
      unapplied.length > 0 && t('account.unapplied', { symbols: unapplied.join(', ') }),
    ],
    [t('desk.realised'), <ProfitFigure key="realised" of={totals.realised} unit=" đ" />],
  ];
  const others: readonly Figure[] = [
    ...(isKnown ? [worth] : []),
    [t('desk.cost'), money(totals.cost)],
    [t('desk.sellableNow'), money(totals.sellable)],
  ];

  return (
    <Panel name={t('desk.totals')}>
      <Figures of={isTabletOrWider ? [...first, ...others] : first} />
      {!isKnown && (
        <p className={styles.unknown}>
          <span>{t('account.unknown')}</span>
          <Button text={t('account.enter')} onClick={onEnterCapital} />
        </p>
      )}
      {unpriced.length > 0 &&
        (priceError === undefined ? (
          <p className={styles.unknown}>{t('account.unpriced', { symbols: unpriced.join(', ') })}</p>
        ) : (
          <FeedFailedLine
            error={priceError}
            title={t('account.pricesFailed', { symbols: unpriced.join(', ') })}
            onRetry={onRetryPrices}
          />
        ))}
      {old.length > 0 && (
        <p className={styles.unknown}>{t('account.oldPrice', { symbols: old.join(', ') })}</p>
      )}
      {uncovered > 0 && (
        <p className={styles.unknown}>{t('account.uncovered', { quantity: formatVolume(uncovered) })}</p>
      )}
      <Weights account={account} costs={costs} hasOwnCosts={totals.hasOwnCosts}>
        {!isTabletOrWider && <Figures of={others} />}
      </Weights>
    </Panel>
  );
}

/** A name, a figure, and what is added to it. */
type Figure = readonly [name: string, figure: ReactNode, note?: ReactNode];

function Figures({ of }: { of: readonly Figure[] }) {
  return (
    <Facts shape="columns" className={styles.facts}>
      {of.map(([name, figure, note]) => (
        <Fact key={name} name={name} note={note}>
          {figure}
        </Fact>
      ))}
    </Facts>
  );
}

/** The weight of the cash, and what sales will bring, by day. */
function Pending({ of: { pending, arrivals }, share }: { of: Account; share: string | null }) {
  const t = useT();
  const today = useToday();
  if (pending === 0) return share;
  const days = arrivals.map(({ day, amount }) =>
    t('account.arrives', { amount: formatVolume(amount), day: formatDayOf(day, today) }),
  );
  return <span title={days.join('\n')}>{t('account.pending', { amount: formatVolume(pending) })}</span>;
}
