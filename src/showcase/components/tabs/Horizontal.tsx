import { useT } from '../../../i18n/useT';
import { TabSet } from '../TabSet';

const pages = ['pulse', 'signals', 'watchlist'] as const;

export function Horizontal() {
  const t = useT();
  return (
    <TabSet
      id="horizontal"
      tabs={pages.map((page) => ({ id: page, title: t(`about.${page}`), text: t(`about.${page}Text`) }))}
    />
  );
}
