import { useAppActors } from '../actors/AppActors';
import { useT } from '../../i18n/useT';

/** Marks sample data. */
export function SampleLabel() {
  const t = useT();
  return <span className="sample-tag">{t('app.sampleData')}</span>;
}

/** The demo's label of sample data on every page, which opens its controls; nothing against a real API. */
export function SampleTag() {
  const { demo } = useAppActors();
  if (!demo) return null;
  const { Tag = SampleLabel } = demo;
  return <Tag />;
}
