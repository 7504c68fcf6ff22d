import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useT } from '../../../i18n/useT';
import type { RangeCondition } from '../../../market/screen/condition';
import type { RangeKind } from '../../../market/screen/kinds';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { kindName, unitOf } from './condition-text';
import { rangeConditionOf, rangeSchema, typedRangeOf, type TypedRange } from './range-form';
import styles from './Conditions.module.css';

type Props = {
  kind: RangeKind;
  condition: RangeCondition | undefined;
  /** How many symbols there would be with a condition, or without one of the kind; null while that is not known. */
  countWith: (kind: RangeKind, condition: RangeCondition | null) => number | null;
  onApply: (condition: RangeCondition) => void;
  onClose: () => void;
};

/** The ends of a range; how many symbols are within it is said while they are typed. */
export function RangeEditor({ kind, condition, countWith, onApply, onClose }: Props) {
  const t = useT();
  const schema = useMemo(() => rangeSchema(kind), [kind]);
  const initialValues = useMemo(() => typedRangeOf(condition), [condition]);
  const unit = unitOf(kind);
  return (
    <Form<TypedRange>
      key={kind}
      name={`screen-${kind}`}
      isFirst
      className={styles.range}
      label={kindName(kind)}
      initialValues={initialValues}
      schema={schema}
      onSubmit={(typed) => {
        const applied = rangeConditionOf(kind, typed);
        if (applied) onApply(applied);
      }}
    >
      <p className={styles.figure}>{kindName(kind)}</p>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`screen.${name}`)}
          note={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      ))}
      <div className={styles.actions}>
        <SubmitButton text={t('screen.apply')} />
        <Button text={t('screen.cancel')} onClick={onClose} />
        <TypedCount kind={kind} countWith={countWith} />
      </div>
    </Form>
  );
}

function TypedCount({ kind, countWith }: Pick<Props, 'kind' | 'countWith'>) {
  const t = useT();
  const { values } = useFormikContext<TypedRange>();
  const count = countWith(kind, rangeConditionOf(kind, values));
  return (
    <span role="status" className="text-2">
      {count !== null && t('board.count', { count })}
    </span>
  );
}
