import { WhaleBoard } from './WhaleBoard';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

/** /whale: net flows by investor group and symbol. */
export default function WhalePage() {
  return (
    <ErrorBoundary>
      <WhaleBoard />
    </ErrorBoundary>
  );
}
