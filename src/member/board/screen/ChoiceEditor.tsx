import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import type { AverageCondition, ChoiceCondition } from '../../../market/screen/condition';
import type { AverageKind, ChoiceKind } from '../../../market/screen/kinds';
import { CheckOption } from '../../../ui/CheckOption';
import { Choice } from '../../../ui/Choice';
import type { Option } from '../../../ui/Options';
import { averageName, kindName } from './condition-text';
import styles from './Conditions.module.css';

type Props = {
  kind: ChoiceKind;
  options: readonly Option[];
  chosen: readonly string[];
  /** Receives no value where the condition is to go. */
  onChoose: (values: ChoiceCondition['values']) => void;
  onClose: () => void;
};

/** Chooses among the values of a kind; each choice applies at once. */
export function ChoiceEditor({ kind, options, chosen, onChoose, onClose }: Props) {
  const t = useT();
  return (
    <fieldset className="check-options">
      <legend>{kindName(kind)}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <CheckOption
            key={value}
            label={label}
            lang={langOf(label)}
            isChosen={chosen.includes(value)}
            onToggle={(isChosen) =>
              onChoose(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
      {options.length === 0 && <p className="text-2">{t('screen.noOptions')}</p>}
      <Button text={t('common.close')} onClick={onClose} />
    </fieldset>
  );
}

type SideProps = {
  kind: AverageKind;
  side: AverageCondition['side'];
  onChoose: (side: AverageCondition['side']) => void;
  onClose: () => void;
};

/** Chooses the side of an average on which the price stands. */
export function SideEditor({ kind, side, onChoose, onClose }: SideProps) {
  const t = useT();
  return (
    <div className={styles.side}>
      <Choice
        label={kindName(kind)}
        options={['above', 'below'] as const}
        nameOf={(each) => t(`screen.${each}`, { average: averageName(kind) })}
        chosen={side}
        onChoose={onChoose}
      />
      <Button text={t('common.close')} onClick={onClose} />
    </div>
  );
}
