import { useAppActors } from '../actors/AppActors';
import { SampleLabel } from '../../ui/SampleLabel';

/** Says on every page of the demo that its data is made up, and leads to what steers it; nothing in the product. */
export function SampleTag() {
  const { demo } = useAppActors();
  if (!demo) return null;
  const { Tag = SampleLabel } = demo;
  return <Tag />;
}
