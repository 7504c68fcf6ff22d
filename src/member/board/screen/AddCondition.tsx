import { PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import {
  conditionKinds,
  kindNames,
  type ConditionGroup,
  type ConditionKind,
} from '../../../market/screen/kinds';
import { Popover } from '../../../ui/Popover';
import { kindName } from './condition-text';
import styles from './AddCondition.module.css';

const groups: readonly ConditionGroup[] = [...new Set(kindNames.map((kind) => conditionKinds[kind].group))];

type Props = {
  /** Whether conditions of a kind can be answered. */
  isKnown: (kind: ConditionKind) => boolean;
  onAdd: (kind: ConditionKind) => void;
};

/** The menu of conditions by group, without those that nothing answers. */
export function AddCondition({ isKnown, onAdd }: Props) {
  const t = useT();
  return (
    <Popover label={t('screen.add')} text icon={<PlusIcon />} shape="choices">
      {(close) => (
        <div className={styles.menu}>
          {groups.map((group) => {
            const kinds = kindNames.filter((kind) => conditionKinds[kind].group === group && isKnown(kind));
            return (
              kinds.length > 0 && (
                <div key={group} role="group" aria-label={t(`screen.group.${group}`)}>
                  <p aria-hidden="true">{t(`screen.group.${group}`)}</p>
                  {kinds.map((kind) => (
                    <button
                      key={kind}
                      type="button"
                      onClick={() => {
                        close();
                        onAdd(kind);
                      }}
                    >
                      {kindName(kind)}
                    </button>
                  ))}
                </div>
              )
            );
          })}
        </div>
      )}
    </Popover>
  );
}
