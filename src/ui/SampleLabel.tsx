import { useT } from '../i18n/useT';
import './SampleLabel.css';

/** Marks sample data. */
export function SampleLabel() {
  const t = useT();
  return <span className="sample-tag">{t('app.sampleData')}</span>;
}
