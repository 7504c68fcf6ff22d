import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { CompanyFacts } from './CompanyFacts';
import styles from './CompanyFigures.module.css';
import { Peers } from './Peers';
import { Quarters } from './Quarters';
import type { CompanyFigures } from './useCompanyFigures';

type Props = {
  symbol: string;
  known: CompanyFigures;
  isLoading: boolean;
  /** Whether a load failed, which the panel says. */
  hasFailed: boolean;
  today: Day;
};

/** What a company is worth, earned and is compared with; what the server lacks is named once. */
export function CompanyBusiness({ symbol, known, isLoading, hasFailed, today }: Props) {
  const t = useT();
  const { figures, asOf, quarters, peers } = known;
  if (isLoading) return <Skeleton rows={6} isApart />;
  const lacking = hasFailed ? null : lackOf(known);
  return (
    <>
      {figures && asOf !== null && <CompanyFacts figures={figures} asOf={asOf} today={today} />}
      {lacking && <p className={`caption ${styles.lacking}`}>{t(lacking, { symbol })}</p>}
      {(quarters.length > 0 || peers.length > 0) && (
        <div className={styles.parts}>
          {quarters.length > 0 && <Quarters quarters={quarters} />}
          {peers.length > 0 && <Peers symbols={peers} />}
        </div>
      )}
    </>
  );
}

function lackOf({ figures, quarters }: CompanyFigures) {
  if (figures === null) return quarters.length === 0 ? 'company.noNumbers' : 'company.noFigures';
  return quarters.length === 0 ? 'company.noQuarters' : null;
}
