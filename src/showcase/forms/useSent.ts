import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';

/** Returns a function that shows the notice of a sample form that is valid: nothing is sent anywhere. */
export function useSent() {
  const t = useT();
  const notify = useNotify();
  return () =>
    notify({
      kind: 'success',
      title: t('showcase.form.accepted'),
      description: t('showcase.form.nothingSent'),
    });
}
