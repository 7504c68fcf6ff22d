import { useT } from '../../../i18n/useT';
import { Empty } from '../../../ui/PanelState';

export function NothingThere() {
  const t = useT();
  return <Empty title={t('watchlist.empty')} hint={t('watchlist.emptyHint')} />;
}
