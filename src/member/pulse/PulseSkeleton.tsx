import { useT } from '../../i18n/useT';

const cells = [1, 2, 3, 4];

/** The skeleton of the strip; appears after 200 ms. */
export function PulseSkeleton() {
  const t = useT();
  return (
    <div className="pulse-skeleton" role="progressbar" aria-label={t('app.loading')}>
      <div className="pulse-grid">
        {cells.map((cell) => (
          <div key={cell} className="pulse-cell">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
      <div className="pulse-foot">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
