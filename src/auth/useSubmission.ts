import { useAppActors } from '../app/actors/AppActors';
import { type Topic } from '../app/actors/notices';
import { useNotify } from '../app/actors/notify';
import { errorText } from '../i18n/error-text';
import { useT } from '../i18n/useT';
import type { Rest } from '../rest/client';
import { RestError } from '../rest/errors';

/** Submits a credential form and shows its validation or server error as a notice. */
export function useSubmission(topic: Topic = 'access') {
  const t = useT();
  const notify = useNotify(topic);
  const { session, restFor } = useAppActors();
  const fail = (description: string) => notify({ kind: 'error', title: t('notice.error'), description });

  return {
    onInvalid: fail,
    /** Sends a request with the session's token, if any; true when the server accepted it. A 401 does not end the session. */
    async send(call: (rest: Rest) => Promise<unknown>): Promise<boolean> {
      try {
        await call(restFor(session.getSnapshot().context.session?.token ?? null));
        return true;
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        fail(error.serverMessage ?? errorText(error.kind));
        return false;
      }
    },
  };
}
