import { useT } from '../../i18n/useT';
import { Confirming } from './Confirming';
import { tokenIn } from '../email';

/** /signal/subscribe-confirm/:bot/:token: confirms a bot subscription, then redirects home. */
export default function ConfirmSubscriptionPage({ params }: { params: Record<string, string> }) {
  const t = useT();
  const token = tokenIn(params);
  const { bot } = params;
  return (
    <Confirming
      text={t('subscribe.waiting')}
      confirmation={token === null || !bot ? null : { kind: 'subscription', bot, token }}
      at="/signal/subscribe-confirm"
      next="/"
    />
  );
}
