import type { translate } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import { formatDay } from '../../ui/dates';
import type { Controls } from './controls';

/** The values of the controls as a person reads them; of a password only that there is one. */
export function valuesShown(values: Controls, t: typeof translate) {
  const named = (value: string) => t(`showcase.form.${value}` as MessageKey);
  const shown: Record<keyof Controls, string> = {
    ...values,
    secret: values.secret && '••••••',
    account: named(values.account),
    day: values.day && formatDay(values.day),
    risk: named(values.risk),
    weekly: t(values.weekly ? 'showcase.form.yes' : 'showcase.form.no'),
    live: t(values.live ? 'showcase.form.yes' : 'showcase.form.no'),
  };
  return (Object.keys(shown) as (keyof Controls)[]).map(
    (name) => [t(`showcase.form.control.${name}`), shown[name]] as const,
  );
}
