import { useAppActors } from '../app/actors/AppActors';
import { useNotify } from '../app/actors/useNotify';
import { useRetry } from '../app/actors/retry';
import { errorText } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import type { Rest } from '../rest/client';
import { RestError } from '../rest/errors';
import type { Refuse } from '../ui/Form';
import type { NoticeTopic } from '../app/actors/notices';

/** Submits a credential form and shows the server's refusal as a notice. */
export function useSubmission(topic: NoticeTopic = 'access') {
  const t = useT();
  const notify = useNotify(topic);
  const { clients, rest } = useAppActors();
  const { wait, onRefused } = useRetry();
  return {
    /** For the form. */
    wait,
    /**
     * Sends a request with the session's token, if any; true when the server accepted it. A 401 does not end the session.
     * `refuse` marks the field that the server's error is about.
     */
    async send(call: (rest: Rest) => Promise<unknown>, refuse?: Refuse): Promise<boolean> {
      try {
        const current = clients.get();
        await call(current.status === 'none' ? rest : current.rest);
        return true;
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        onRefused(error);
        const problem = error.serverMessage ?? errorText(error.kind);
        notify({ kind: 'error', title: t('notice.error'), description: problem });
        refuse?.(error.field, problem);
        return false;
      }
    },
  };
}
