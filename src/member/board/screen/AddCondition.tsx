import { PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import {
  conditionKinds,
  kindNames,
  type ConditionGroup,
  type ConditionKind,
} from '../../../market/screen/kinds';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu';
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
    <Menu label={t('screen.add')} text icon={<PlusIcon />} listClassName={styles.menu}>
      {groups.map((group) => {
        const kinds = kindNames.filter((kind) => conditionKinds[kind].group === group && isKnown(kind));
        return (
          kinds.length > 0 && (
            <MenuGroup key={group} label={t(`screen.group.${group}`)}>
              {kinds.map((kind) => (
                <MenuItem key={kind} onSelect={() => onAdd(kind)}>
                  {kindName(kind)}
                </MenuItem>
              ))}
            </MenuGroup>
          )
        );
      })}
    </Menu>
  );
}
