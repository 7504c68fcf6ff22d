import { useT } from '../../../i18n/useT';
import type { Discipline } from '../../../market/account/discipline';
import type { DisciplineTotals } from '../../../market/account/discipline-totals';
import type { PlanRule } from '../../../market/account/plan-triggers';
import { Fold } from '../../../ui/Fold';
import { Panel } from '../../../ui/Panel';
import { hasManyItems } from '../../../ui/item-props';
import { Items } from '../../../ui/Items';
import { casesOf, type Case } from './cases';
import { CaseRow, CASE_HEIGHT } from './CaseRow';
import { Cost } from './Signed';
import styles from './PerformancePage.module.css';

const RULES: readonly PlanRule[] = ['STOP', 'TARGET', 'HORIZON'];

type Props = { purchases: readonly Discipline[]; totals: DisciplineTotals };

/** How the plans were kept to: each rule with its counts and what leaving it cost, and the trades behind them on opening it. */
export function DisciplinePanel({ purchases, totals }: Props) {
  const t = useT();
  const { early } = totals;
  return (
    <Panel title={t('account.discipline')} foot={t('account.disciplineRules')}>
      {purchases.length === 0 && <p className={`${styles.empty} text-2`}>{t('account.noPlans')}</p>}
      {purchases.length > 0 && (
        <>
          {RULES.map((rule) => {
            const { cost, ...counts } = totals.rules[rule];
            return (
              <RuleCases
                key={rule}
                name={t(`account.rule.${rule}`)}
                counts={t(counts.undecided > 0 ? 'account.obeyedSoFar' : 'account.obeyed', counts)}
                cost={cost}
                cases={casesOf(purchases, rule)}
              />
            );
          })}
          <RuleCases
            name={t('account.early')}
            counts={t('account.earlyCount', { count: early.count, undecided: early.undecided })}
            cost={early.cost}
            cases={casesOf(purchases, 'EARLY')}
          />
        </>
      )}
    </Panel>
  );
}

type RuleProps = { name: string; counts: string; cost: number; cases: readonly Case[] };

function RuleCases({ name, counts, cost, cases }: RuleProps) {
  const t = useT();
  const isLong = hasManyItems(cases.length);
  const beyond = cases.reduce((sum, { isObeyed, days }) => sum + (isObeyed === false ? days! : 0), 0);
  const head = (
    <>
      <b>{name}</b>
      <span className="text-2">
        {counts}
        {beyond > 0 && ` · ${t('account.beyond', { count: beyond })}`}
      </span>
      <span className={styles.cost}>
        <span className="caption">{t('account.effect')}</span> <Cost amount={cost} />
      </span>
    </>
  );
  return (
    <Fold className={styles.rule} head={head}>
      {(isOpen) => (isOpen || !isLong) && <Cases name={name} cases={cases} isLong={isLong} />}
    </Fold>
  );
}

type CasesProps = { name: string; cases: readonly Case[]; isLong: boolean };

function Cases({ name, cases, isLong }: CasesProps) {
  const t = useT();
  if (cases.length === 0) return <p className={`${styles.empty} text-2`}>{t('account.noCase')}</p>;
  return (
    <ul aria-label={name}>
      <Items
        element="li"
        count={cases.length}
        isLong={isLong}
        keyOf={(i) => cases[i]!.id}
        heightOf={() => CASE_HEIGHT}
        renderItem={(i, virtual) => <CaseRow {...virtual} key={cases[i]!.id} of={cases[i]!} />}
      />
    </ul>
  );
}
