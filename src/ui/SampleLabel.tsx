import { useT } from '../i18n/useT';
import './SampleLabel.css';

/** Says that what stands here is made up: no server is behind it. */
export function SampleLabel() {
  const t = useT();
  return <span className="sample-tag">{t('app.sampleData')}</span>;
}
