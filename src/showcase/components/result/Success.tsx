import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { Result } from '../Result';

export function Success() {
  const t = useT();
  return (
    <Result kind="success" title={t('subscriptions.saved')} text={t('showcase.result.savedText')}>
      <Link className="bp6-button bp6-intent-primary" href="/">
        {t('about.continue')}
      </Link>
      <Link className="bp6-button" href="/profile/payments">
        {t('payments.title')}
      </Link>
    </Result>
  );
}
