import { useRunning } from '../actors/Running';
import { SampleLabel } from '../ui/SampleLabel';

/** Says on every page of the demo that its data is made up; nothing in the product. */
export function SampleTag() {
  const { demo } = useRunning();
  return demo && <SampleLabel />;
}
