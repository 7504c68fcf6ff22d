import { useAppActors } from '../app/actors/AppActors';
import { type NoticeTopic } from '../app/actors/notices';
import { useNotify } from '../app/actors/notify';
import { errorText } from '../i18n/error-text';
import { useT } from '../i18n/useT';
import type { Rest } from '../rest/client';
import { RestError } from '../rest/errors';

/** How the forms that carry credentials tell that a submit was refused, here or by the server. */
export function useSubmission(topic: NoticeTopic = 'access') {
  const t = useT();
  const notify = useNotify(topic);
  const { clients, visitorRest } = useAppActors();
  const fail = (description: string) => notify({ kind: 'error', title: t('notice.error'), description });

  return {
    onInvalid: fail,
    /** Sends something, with the token of whoever is signed in; true once the server took it. A 401 ends no session. */
    async send(call: (rest: Rest) => Promise<unknown>): Promise<boolean> {
      try {
        const current = clients.getSnapshot();
        await call(current.status === 'none' ? visitorRest : current.rest);
        return true;
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        fail(error.serverMessage ?? errorText(error.kind));
        return false;
      }
    },
  };
}
