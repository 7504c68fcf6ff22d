import { ShowcasePage } from '../ShowcasePage';

export default function SkeletonPage() {
  return <ShowcasePage name="skeleton">{null}</ShowcasePage>;
}
