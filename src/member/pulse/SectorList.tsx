import { HorizontalBarChartIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { FigureHead } from '../../ui/FigureHead';
import { Popover } from '../../ui/Popover';
import { Change } from '../../ui/Price';
import '../../ui/Table.css';
import { useSectorName } from '../shared/useSectorName';
import { directionOf } from './figures';
import type { CountedSectorFragment } from './pulse.generated';
import { FigureCell } from '../../ui/FigureCell';
import styles from './SectorList.module.css';

type Props = { sectors: readonly CountedSectorFragment[] };

/** A button that opens all sectors of the trading day. */
export function SectorList({ sectors }: Props) {
  const t = useT();
  return (
    <Popover
      className={styles.open}
      label={t('sectors.title')}
      icon={<HorizontalBarChartIcon />}
      text
      shape="choices"
    >
      {() => <SectorTable sectors={sectors} />}
    </Popover>
  );
}

/** The sectors of a trading day, strongest first: their change, and how many of their stocks rose, stood and fell where that is known. */
export function SectorTable({ sectors }: Props) {
  const t = useT();
  const hasBreadth = sectors.some(({ advancers, decliners }) => advancers !== null && decliners !== null);
  return (
    <div className={styles.box}>
      <table className="table" aria-label={t('sectors.title')}>
        <thead>
          <tr>
            <th scope="col">{t('sectors.sector')}</th>
            <FigureHead className={styles.change}>{t('sectors.change')}</FigureHead>
            {hasBreadth && (
              <th scope="col" className={styles.parts}>
                {t('sectors.breadth')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sectors.map((sector) => (
            <Sector key={sector.name} sector={sector} hasBreadth={hasBreadth} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sector({ sector, hasBreadth }: { sector: CountedSectorFragment; hasBreadth: boolean }) {
  const t = useT();
  const name = useSectorName()(sector.name);
  const { changePercent, advancers, unchanged, decliners } = sector;
  const parts = [
    { side: 'up', count: advancers ?? 0 },
    { side: 'ref', count: unchanged ?? 0 },
    { side: 'down', count: decliners ?? 0 },
  ];
  const words = t('sectors.counts', { rose: parts[0]!.count, stood: parts[1]!.count, fell: parts[2]!.count });
  return (
    <tr>
      <th className={`row-head ${styles.sector}`} scope="row" lang={langOf(name)}>
        {name}
      </th>
      <FigureCell>
        {changePercent === null ? (
          '—'
        ) : (
          <Change priceClass={directionOf({ change: null, changePercent })} percent={changePercent} />
        )}
      </FigureCell>
      {hasBreadth && (
        <td>
          {advancers === null || decliners === null ? (
            '—'
          ) : (
            <span className={styles.breadth} role="img" aria-label={words} title={words}>
              {parts.map(({ side, count }) =>
                count > 0 ? <i key={side} data-side={side} style={{ flexGrow: count }} /> : null,
              )}
            </span>
          )}
        </td>
      )}
    </tr>
  );
}
