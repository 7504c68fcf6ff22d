import { useT } from '../../../i18n/useT';
import { Options } from '../../../ui/Options';
import { Select } from '../../../ui/Select';
import type { Column, ColumnRole } from '../import/preview-types';
import { ROLES } from './roles';

const NONE = 'none';

type Props = { column: Column; onRole: (index: number, role: ColumnRole | null) => void };

/** What a column of the file means, which can be chosen otherwise. */
export function RoleSelect({ column: { index, head, role }, onRole }: Props) {
  const t = useT();
  const name = head || t('import.unnamedColumn', { number: index + 1 });
  const roles = role === null || ROLES.some((each) => each === role) ? ROLES : [role, ...ROLES];
  return (
    <Select
      aria-label={t('import.roleOf', { column: name })}
      value={role ?? NONE}
      onChange={({ currentTarget: { value } }) =>
        onRole(index, ROLES.find((each) => each === value) ?? (value === role ? role : null))
      }
    >
      <Options
        options={[
          { value: NONE, label: t('import.role.none') },
          ...roles.map((each) => ({ value: each, label: t(`import.role.${each}`) })),
        ]}
      />
    </Select>
  );
}
