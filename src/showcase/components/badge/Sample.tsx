import { SampleLabel } from '../../../app/layouts/SampleTag';

export function Sample() {
  return <SampleLabel />;
}
