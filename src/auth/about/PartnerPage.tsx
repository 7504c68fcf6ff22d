import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';
import { Partner } from './Partner';

/** /about/partner: the charting partner and who is responsible for what. */
export default function PartnerPage() {
  const t = useT();
  return (
    <PlainPage title={t('page.partner')}>
      <Partner />
      <Link className="bp6-button" href="/about">
        {t('about.back')}
      </Link>
    </PlainPage>
  );
}
