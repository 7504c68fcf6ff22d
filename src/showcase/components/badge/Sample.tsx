import { SampleLabel } from '../../../ui/SampleLabel';

export function Sample() {
  return <SampleLabel />;
}
