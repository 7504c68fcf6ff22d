import { CrossIcon } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useT } from '../../../i18n/useT';
import {
  withCondition,
  withoutCondition,
  type Condition,
  type RangeCondition,
} from '../../../market/screen/condition';
import {
  isAverageKind,
  isChoiceKind,
  type ChoiceKind,
  type ConditionKind,
  type RangeKind,
} from '../../../market/screen/kinds';
import type { Option } from '../../../ui/Options';
import { AddCondition } from './AddCondition';
import { ChoiceEditor, SideEditor } from './ChoiceEditor';
import { conditionText, type NamesOf } from './condition-text';
import { RangeEditor } from './RangeEditor';
import styles from './Conditions.module.css';

type Props = {
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
  /** The kind whose editor is open. */
  edited: ConditionKind | null;
  onEdit: (kind: ConditionKind | null) => void;
  optionsOf: (kind: ChoiceKind) => readonly Option[];
  nameOf: NamesOf;
  /** Whether conditions of a kind can be answered; others are kept and ignored. */
  isKnown: (kind: ConditionKind) => boolean;
  /** Null while that is not known. */
  countOf: (conditions: readonly Condition[]) => number | null;
};

/** The conditions, a chip with a sentence for each, which opens its editor; and the menu of further ones. */
export function Conditions(props: Props) {
  const t = useT();
  const { conditions, onChange, edited, onEdit, nameOf, isKnown } = props;
  const list = useRef<HTMLUListElement>(null);

  const remove = (kind: ConditionKind) => {
    onChange(withoutCondition(conditions, kind));
    if (edited === kind) onEdit(null);
    list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  };
  const add = (kind: ConditionKind) => {
    const isNew = !conditions.some((each) => each.kind === kind);
    if (isAverageKind(kind) && isNew) onChange(withCondition(conditions, { kind, side: 'above' }));
    onEdit(kind);
  };

  return (
    <div className={styles.conditions}>
      <ul ref={list} className={styles.chips} aria-label={t('screen.conditions')}>
        {conditions.map((condition) => {
          const { kind } = condition;
          const text = conditionText(condition, nameOf);
          const known = isKnown(kind);
          return (
            <li key={kind} className={known ? styles.chip : `${styles.chip} ${styles.ignored}`}>
              <button
                type="button"
                aria-expanded={edited === kind}
                title={known ? undefined : t('screen.ignoredHint')}
                onClick={() => onEdit(edited === kind ? null : kind)}
              >
                {text}
              </button>
              <button
                type="button"
                aria-label={t('screen.remove', { condition: text })}
                onClick={() => remove(kind)}
              >
                <CrossIcon size={12} />
              </button>
            </li>
          );
        })}
        <li>
          <AddCondition isKnown={isKnown} onAdd={add} />
        </li>
      </ul>
      {edited !== null && (
        <div className={styles.editor}>
          <Editor {...props} edited={edited} />
        </div>
      )}
    </div>
  );
}

function Editor({
  conditions,
  onChange,
  edited,
  onEdit,
  optionsOf,
  countOf,
}: Props & { edited: ConditionKind }) {
  const condition = conditions.find(({ kind }) => kind === edited);
  const close = () => onEdit(null);
  const apply = (changed: Condition) => onChange(withCondition(conditions, changed));

  if (isChoiceKind(edited)) {
    return (
      <ChoiceEditor
        kind={edited}
        options={optionsOf(edited)}
        chosen={condition && 'values' in condition ? condition.values : []}
        onChoose={(values) =>
          values.length > 0 ? apply({ kind: edited, values }) : onChange(withoutCondition(conditions, edited))
        }
        onClose={close}
      />
    );
  }
  if (isAverageKind(edited)) {
    return (
      <SideEditor
        kind={edited}
        side={condition && 'side' in condition ? condition.side : 'above'}
        onChoose={(side) => apply({ kind: edited, side })}
        onClose={close}
      />
    );
  }
  return (
    <RangeEditor
      kind={edited}
      condition={condition as RangeCondition | undefined}
      countWith={(kind: RangeKind, typed) =>
        countOf(typed ? withCondition(conditions, typed) : withoutCondition(conditions, kind))
      }
      onApply={(applied) => {
        apply(applied);
        close();
      }}
      onClose={close}
    />
  );
}
