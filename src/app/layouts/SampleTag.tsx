import { useAppActors } from '../actors/AppActors';
import { SampleLabel } from '../../ui/SampleLabel';

/** The demo's label of sample data on every page, which opens its controls; nothing against a real API. */
export function SampleTag() {
  const { demo } = useAppActors();
  if (!demo) return null;
  const { Tag = SampleLabel } = demo;
  return <Tag />;
}
