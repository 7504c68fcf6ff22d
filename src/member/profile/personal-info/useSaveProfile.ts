import { useMutation } from '@apollo/client/react';
import { useNotify } from '../../../app/actors/useNotify';
import { useRetry } from '../../../app/actors/retry';
import { useUpdateUserRecord, useUserRecord } from '../../../app/actors/useUserRecord';
import type { Profile, Standing } from '../profile';
import { failureOf } from '../../../graph/failure';
import { errorText } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import type { Refuse } from '../../../ui/Form';
import { changesBetween, withChanges } from './changes';
import { UpdateProfileDocument } from './personal-info.generated';

/** Saves the changed fields; true when the server accepted them, else `refuse` marks the field that its error is about. */
export function useSaveProfile() {
  const t = useT();
  const notify = useNotify('profile');
  const record = useUserRecord();
  const updateRecord = useUpdateUserRecord();
  const { wait, onRefused } = useRetry();
  const [updateProfile] = useMutation(UpdateProfileDocument, { fetchPolicy: 'no-cache' });

  const save = async (before: Profile & Standing, after: Profile, refuse: Refuse): Promise<boolean> => {
    const changes = changesBetween(before, after);
    if (changes === null) {
      notify({ kind: 'info', title: t('personal.unchanged') });
      return true;
    }
    try {
      const { data } = await updateProfile({ variables: { changes } });
      updateRecord(withChanges(record, changes, data?.updateProfile ?? null));
      notify({ kind: 'success', title: t('personal.saved') });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const { serverMessage, kind, field } = failure;
      const description = serverMessage ?? errorText(kind);
      notify({ kind: 'error', title: t('notice.error'), description });
      refuse(field, description);
      onRefused(failure);
      return false;
    }
  };
  return { save, wait };
}
