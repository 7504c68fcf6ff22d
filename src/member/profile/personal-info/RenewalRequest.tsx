import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { object } from 'yup';
import { useRetry } from '../../../app/actors/retry';
import { useNotify } from '../../../app/actors/useNotify';
import { failureOf } from '../../../graph/failure';
import { errorText } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { configuredPartner } from '../../../lib/partner';
import { formatInstant } from '../../../ui/dates';
import { leaveFocusTo } from '../../../ui/focus';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { OwnSubscriptionDocument, RequestRenewalDocument } from './own-subscription.generated';
import styles from './OwnSubscription.module.css';

/**
 * Requests the renewal of a subscription, once: then it says when that was, as far as the server tells. A server without the
 * call is named in its place, with the address to write to.
 */
export function RenewalRequest({ requested }: { requested: string | null }) {
  const t = useT();
  const notify = useNotify('profile');
  const { wait, onRefused } = useRetry();
  const place = useRef<HTMLDivElement>(null);
  const [request, { data }] = useMutation(RequestRenewalDocument, {
    refetchQueries: [OwnSubscriptionDocument],
  });

  async function send() {
    try {
      const answer = await request();
      leaveFocusTo(place.current?.closest<HTMLElement>('.panel') ?? null);
      if (answer.data?.requestRenewal) notify({ kind: 'success', title: t('subscription.sent') });
    } catch (error) {
      const failure = failureOf(error);
      onRefused(failure);
      const description = failure.serverMessage ?? errorText(failure.kind);
      notify({ kind: 'error', title: t('notice.error'), description });
    }
  }

  function textOf(): string | null {
    if (requested !== null) return t('subscription.requestedAt', { time: formatInstant(requested) });
    if (data === undefined || data === null) return null;
    if (data.requestRenewal) return t('subscription.requested');
    return t('subscription.lacking', { email: configuredPartner().contactEmail });
  }
  const text = textOf();

  return (
    <div ref={place} className={styles.renewal}>
      {text === null ? (
        <Form name="renewal" initialValues={{}} schema={object({})} wait={wait} onSubmit={send}>
          <SubmitButton text={t('subscription.request')} />
        </Form>
      ) : (
        <p role="status">{text}</p>
      )}
    </div>
  );
}
