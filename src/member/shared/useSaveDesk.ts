import { useNotify } from '../../app/actors/useNotify';
import type { DeskChange } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import { deskFailure } from './desk-failure';
import { useChangeDesk } from './useDesk';

/** Saves a part of the desk and returns whether it was saved; a failure is a notice. */
export function useSaveDesk() {
  const t = useT();
  const notify = useNotify();
  const change = useChangeDesk();
  return async (changes: DeskChange): Promise<boolean> => {
    try {
      await change(changes);
      return true;
    } catch (error) {
      notify({ kind: 'error', title: t('desk.notSaved'), description: deskFailure(error) });
      return false;
    }
  };
}
