import { CogIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import type { RiskBudget } from '../../../market/plan';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { Popover } from '../../../ui/Popover';
import { SubmitButton } from '../../../ui/SubmitButton';
import { budgetOf, budgetSchema, typedOf } from './typed-budget';
import styles from './Plan.module.css';

type Props = { budget: RiskBudget; onSave: (budget: RiskBudget) => void };

/** Opens a form for capital, risk per trade, fee and tax. */
export function RiskBudgetForm({ budget, onSave }: Props) {
  const t = useT();
  return (
    <Popover label={t('budget.title')} text icon={<CogIcon />} shape="choices">
      {(close) => (
        <Form
          name="risk-budget"
          label={t('budget.title')}
          className={styles.budget}
          initialValues={typedOf(budget)}
          schema={budgetSchema}
          onSubmit={(typed) => {
            onSave(budgetOf(typed));
            close();
          }}
        >
          <Field name="capital" label={t('budget.capital')} inputMode="numeric" autoComplete="off" />
          <Field name="risk" label={t('budget.risk')} inputMode="decimal" autoComplete="off" />
          <Field name="fee" label={t('budget.fee')} inputMode="decimal" autoComplete="off" />
          <Field name="tax" label={t('budget.tax')} inputMode="decimal" autoComplete="off" />
          <p className="caption">{t('budget.note')}</p>
          <SubmitButton text={t('budget.save')} />
        </Form>
      )}
    </Popover>
  );
}
