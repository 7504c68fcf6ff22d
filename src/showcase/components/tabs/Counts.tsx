import { useT } from '../../../i18n/useT';
import { TabSet } from '../TabSet';

const sides = [
  { id: 'advancers', count: 214 },
  { id: 'unchanged', count: 61 },
  { id: 'decliners', count: 127 },
] as const;

export function Counts() {
  const t = useT();
  return (
    <TabSet
      id="counts"
      tabs={sides.map(({ id, count }) => ({
        id,
        count,
        title: t(`pulse.${id}`),
        text: t('pulse.symbols', { count }),
      }))}
    />
  );
}
