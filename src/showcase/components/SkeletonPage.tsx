import { ComponentPage } from './ComponentPage';
import { Card } from './skeleton/Card';
import { Loading } from './skeleton/Loading';
import { Rows } from './skeleton/Rows';

export default function SkeletonPage() {
  return (
    <ComponentPage
      name="skeleton"
      examples={{ Rows, Loading, Card }}
      keys={[{ keys: ['Tab'], does: 'skipsSkeleton' }]}
    />
  );
}
