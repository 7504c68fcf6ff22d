import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';

/** Says that the feed has no listing, and leads to what works without one. */
export function NoListing() {
  const t = useT();
  return (
    <Panel name={t('page.market')} title={t('page.market')}>
      <Empty
        title={t('board.noListing')}
        hint={
          <>
            {t('board.noListingHint')} <Link href="/">{t('page.home')}</Link> ·{' '}
            <Link href="/whale">{t('page.whale')}</Link>
          </>
        }
      />
    </Panel>
  );
}
