import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { Cue } from '../../ui/Price';
import type { PulseIndexFragment } from './pulse.generated';

const parts = [
  { count: 'ceiling', of: 'ceiling' },
  { count: 'advancers', of: 'up' },
  { count: 'unchanged', of: 'ref' },
  { count: 'decliners', of: 'down' },
  { count: 'floor', of: 'floor' },
] as const;

/** The breadth of HOSE against reference prices; the bar needs all five counts. */
export function Breadth({ index }: { index: PulseIndexFragment | undefined }) {
  const t = useT();
  const counts = parts.map(({ count }) => index?.[count] ?? null);
  const total = counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);

  return (
    <div className="pulse-cell">
      <h3 className="pulse-label">
        {t('pulse.breadth', { exchange: 'HOSE' })}
        {total !== null && <span className="meta">{t('pulse.symbols', { count: total })}</span>}
      </h3>
      <div className="breadth-bar" aria-hidden="true">
        {total !== null &&
          parts.map(
            ({ of }, i) => counts[i] !== 0 && <i key={of} data-of={of} style={{ flexGrow: counts[i]! }} />,
          )}
      </div>
      <ul className="breadth-counts">
        {parts.map(({ count, of }, i) => (
          <li key={of} className={`px-${of}`} title={t(`pulse.${count}`)}>
            <Cue of={of} />
            {formatVolume(counts[i])}
          </li>
        ))}
      </ul>
    </div>
  );
}
