import { useT } from '../../i18n/useT';
import { Confirming } from './Confirming';
import { tokenIn } from '../email';

/** /auth/confirm/:token: confirms an e-mail address, then redirects to the login. */
export default function ConfirmEmailPage({ params }: { params: Record<string, string> }) {
  const t = useT();
  const token = tokenIn(params);
  return (
    <Confirming
      text={t('confirm.waiting')}
      confirmation={token === null ? null : { kind: 'email', token }}
      at="/auth/confirm"
      next="/auth/login"
    />
  );
}
