import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import type { AccountReport } from '../../../market/account/report';
import { Panels } from '../../../ui/ErrorBoundary';
import { Panel } from '../../../ui/Panel';
import { DisciplinePanel } from './DisciplinePanel';
import { KindsTable } from './KindsTable';
import { MonthsTable } from './MonthsTable';
import { ReturnChart } from './ReturnChart';
import { sentenceOf } from './sentence';
import styles from './PerformancePage.module.css';

/** The sentence, the curve, and the tables of a report. */
export function ReportPanels({ report }: { report: AccountReport<SignalKind> }) {
  const t = useT();
  const { performance, isCashKnown, results, purchases, totals } = report;
  const sentence = sentenceOf(report).map(({ key, values }) => t(key, values));
  return (
    <div className={styles.panels}>
      <Panels>
        <Panel name={t('account.return')} foot={performance && t('account.returnRules')}>
          <p className={styles.sentence}>{sentence.join(' ')}</p>
          {performance === null && (
            <p className={`${styles.empty} text-2`}>
              {t(isCashKnown ? 'account.noDayYet' : 'account.unknown')}
            </p>
          )}
          {performance !== null && (
            <div className={styles.charts}>
              <ReturnChart performance={performance} />
            </div>
          )}
        </Panel>
        <DisciplinePanel purchases={purchases} totals={totals} />
        <div className={styles.tables}>
          <KindsTable results={results} />
          {performance !== null && <MonthsTable months={performance.months} />}
        </div>
      </Panels>
    </div>
  );
}
