import { useRunning } from '../actors/Running';
import { useT } from '../i18n/useT';
import './SampleTag.css';

/** Says on every page of the demo that its data is made up; nothing in the product. */
export function SampleTag() {
  const t = useT();
  const { demo } = useRunning();
  return demo && <span className="sample-tag">{t('app.sampleData')}</span>;
}
