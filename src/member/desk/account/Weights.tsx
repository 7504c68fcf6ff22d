import { Suspense, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import type { Account } from '../../../market/account/account';
import type { DeskCosts } from '../../../market/costs';
import { Fold } from '../../../ui/Fold';
import { Skeleton } from '../../../ui/PanelState';
import { part } from '../../../ui/part';
import styles from './AccountPanel.module.css';

const WeightTables = part(() => import('./WeightTables'), 'WeightTables', { texts: 'desk' });

type Props = {
  account: Account;
  costs: DeskCosts;
  /** Whether some trades have a fee or a tax of their own. */
  hasOwnCosts: boolean;
  /** What else is seen once it is opened. */
  children: ReactNode;
};

/** The weight of each holding and of the cash as a bar, with figures and sectors on opening; then how profits are counted. */
export function Weights({ account, costs, hasOwnCosts, children }: Props) {
  const t = useT();
  const { holdings, cashWeight } = account;
  const percent = (millionths: number) => String(millionths / 10_000);
  const weighted = holdings.filter(({ weight }) => weight !== null && weight > 0);

  const head = (
    <>
      <span>{t('account.weights')}</span>
      {weighted.length > 0 && (
        <span className={styles.bar} aria-hidden="true">
          {weighted.map(({ symbol, weight }) => (
            <span key={symbol} title={symbol} style={{ flexGrow: weight! }} />
          ))}
          {cashWeight !== null && cashWeight > 0 && <i style={{ flexGrow: cashWeight }} />}
        </span>
      )}
    </>
  );

  return (
    <Fold className={styles.weights} head={head}>
      {(isOpen) => (
        <>
          {isOpen && children}
          {isOpen && holdings.length > 0 && (
            <Suspense fallback={<Skeleton rows={6} isApart />}>
              <WeightTables account={account} />
            </Suspense>
          )}
          <p className="caption">
            {t('desk.afterCosts', {
              fee: percent(costs.fee),
              tax: percent(costs.tax),
              bonusTax: percent(costs.bonusTax),
              method: t(`desk.method.${costs.costMethod}`),
            })}
            {hasOwnCosts && ` ${t('desk.ownCosts')}`}
          </p>
        </>
      )}
    </Fold>
  );
}
