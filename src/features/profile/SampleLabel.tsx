import { useT } from '../../i18n/useT';
import './SampleLabel.css';

/** Says that no server stands behind this, in every build. */
export function SampleLabel() {
  const t = useT();
  return <span className="profile-sample">{t('app.sampleData')}</span>;
}
