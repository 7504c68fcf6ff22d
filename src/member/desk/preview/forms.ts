import { readFileForm, type FileForm } from '../../../graph/desk/file-forms';
import type { DeskChange } from '../../../graph/resolvers.types';
import type { StoredRow } from '../../../graph/desk/stored-row';
import { textHash } from '../../../lib/hash';
import type { Choices, ColumnRole } from '../import/preview-types';
import { ROLES } from './roles';

/** The id under which the desk keeps what was chosen for a head. */
function formId(head: readonly string[]): string {
  return `head ${textHash(JSON.stringify(head))}`;
}

/** What was chosen for files of a head; null where nothing was. */
export function knownForm(forms: readonly StoredRow[], head: readonly string[]): FileForm | null {
  const stored = forms.find(({ id }) => id === formId(head));
  return stored ? readFileForm(stored) : null;
}

/** The choices that a form stands for. */
export function choicesOfForm({ columns, side, unit, values, days, decimal }: FileForm): Choices {
  const roles = Object.fromEntries(columns.map(({ index, role }) => [index, roleOf(role)]));
  return {
    ...(columns.length > 0 && { roles }),
    ...(side && { side: side === 'buy' ? 'BUY' : 'SELL' }),
    ...(unit && { unit }),
    ...(values && { values }),
    ...(days && { days }),
    ...(decimal && { decimal }),
  };
}

/** What the desk keeps of the choices for a head: they take the place of what it had, which else goes where it was forgotten. */
export function formChange(
  head: readonly string[],
  choices: Choices,
  forgotten: FileForm | null,
): Pick<DeskChange, 'forms' | 'removed'> {
  const chosen = formOf(head, choices);
  if (chosen) return { forms: [chosen] };
  return forgotten ? { removed: { forms: [forgotten.id] } } : {};
}

/** What was chosen for all of a file, as the desk keeps it; null where nothing was, or the file has no head. */
export function formOf(
  head: readonly string[],
  { roles, side, unit, values, days, decimal }: Choices,
): FileForm | null {
  const columns = Object.entries(roles ?? {}).map(([index, role]) => ({ index: Number(index), role }));
  const isAny = columns.length > 0 || [side, unit, values, days, decimal].some(Boolean);
  if (head.length === 0 || !isAny) return null;
  return {
    ...{ id: formId(head), head, columns },
    side: side === undefined ? null : side === 'BUY' ? 'buy' : 'sell',
    ...{ unit: unit ?? null, values: values ?? null, days: days ?? null, decimal: decimal ?? null },
  };
}

/** The choices without those that are kept for a head. */
export function withoutForm(choices: Choices): Choices {
  const { roles: _r, side: _s, unit: _u, values: _v, decimal: _d, days: _days, ...others } = choices;
  return others;
}

/** A role that is known; null for any other word, which a later version may have saved. */
function roleOf(role: string | null): ColumnRole | null {
  return ROLES.find((each) => each === role) ?? null;
}
