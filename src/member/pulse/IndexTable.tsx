import { useT } from '../../i18n/useT';
import { formatIndex } from '../../market/format';
import { Change } from '../../ui/Price';
import { directionOf } from './figures';
import type { PulseIndexFragment } from './pulse.generated';
import { FigureCell } from '../../ui/FigureCell';
import pulsePanelStyles from './PulsePanel.module.css';
import styles from './IndexTable.module.css';

const names = { VN30: 'VN30', HNXINDEX: 'HNX-Index', UPCOMINDEX: 'UPCOM-Index' };

type Props = { indexOf: (code: string) => PulseIndexFragment | undefined };

/** The other three indices, each in a fixed place. */
export function IndexTable({ indexOf }: Props) {
  const t = useT();
  return (
    <div className={pulsePanelStyles.cell}>
      <table className={styles.table} aria-label={t('pulse.indices')}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('pulse.index')}</th>
            <th scope="col">{t('pulse.value')}</th>
            <th scope="col">{t('pulse.change')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(names).map(([code, name]) => {
            const { value = null, change = null, changePercent = null } = indexOf(code) ?? {};
            const direction = directionOf({ change, changePercent });
            return (
              <tr key={code}>
                <th scope="row">{name}</th>
                <FigureCell className={`semibold price-${direction}`}>{formatIndex(value)}</FigureCell>
                <FigureCell>
                  {changePercent === null ? '—' : <Change priceClass={direction} percent={changePercent} />}
                </FigureCell>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
