import type { ReactNode } from 'react';
import type { SymbolFigures } from '../../../graph/figures-values';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPrice, formatShare, formatTurnover, toVnd } from '../../../market/format';
import { formatDong } from '../../../ui/amount';
import { formatDayOf } from '../../../ui/dates';
import { Fact, Facts } from '../../../ui/Facts';
import styles from './CompanyFigures.module.css';

type Props = { figures: SymbolFigures; asOf: string; today: Day };

/** What a company is worth against what it earns, as of the last close; what is unknown is left out. */
export function CompanyFacts({ figures, asOf, today }: Props) {
  const t = useT();
  const { marketCap, shares, pe, pb, eps, roe, dividendYield } = figures;
  const title = t('company.figures', { day: formatDayOf(asOf, today) });
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('company.pe'), value: eps !== null && eps <= 0 ? t('company.loss') : pe && formatPrice(pe) },
    { name: t('company.pb'), value: pb && formatPrice(pb) },
    { name: t('company.eps'), value: eps !== null && formatDong(toVnd(eps)) },
    { name: t('company.roe'), value: roe !== null && formatShare(roe) },
    { name: t('company.dividendYield'), value: dividendYield !== null && formatShare(dividendYield) },
    { name: t('company.marketCap'), value: marketCap && formatTurnover(marketCap) },
    { name: t('company.shares'), value: shares && formatTurnover(shares / 1e6) },
  ];
  return (
    <div role="group" aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <Facts className={styles.facts}>
        {facts
          .filter(({ value }) => Boolean(value))
          .map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </Facts>
    </div>
  );
}
