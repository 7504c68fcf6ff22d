import { useT } from '../../../i18n/useT';
import { TabSet } from '../TabSet';

const pages = ['pulse', 'signals', 'watchlist'] as const;

export function Vertical() {
  const t = useT();
  return (
    <TabSet
      isVertical
      id="vertical"
      tabs={pages.map((page) => ({ id: page, title: t(`about.${page}`), text: t(`about.${page}Text`) }))}
    />
  );
}
