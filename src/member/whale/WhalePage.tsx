import { WhaleBoard } from './WhaleBoard';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

/** /whale: on which side the big money is. */
export default function WhalePage() {
  return (
    <ErrorBoundary>
      <WhaleBoard />
    </ErrorBoundary>
  );
}
