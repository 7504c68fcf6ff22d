import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import type { MessageKey } from '../../i18n/messages';

/** The notices of the sample forms: nothing is sent anywhere; the first problem of what cannot be. */
export function useSent() {
  const t = useT();
  const notify = useNotify();
  return {
    accept: () =>
      notify({
        kind: 'success',
        title: t('showcase.form.accepted'),
        description: t('showcase.form.nothingSent'),
      }),
    refuse: (problem: MessageKey) =>
      notify({ kind: 'error', title: t('notice.error'), description: t(problem) }),
  };
}
