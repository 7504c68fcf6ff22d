import { Suspense, type ComponentProps } from 'react';
import { failureOf } from '../../../graph/failure';
import { mayBeAnswered } from '../../../graph/feed-reason';
import { part } from '../../../ui/part';
import { LoadFailed, LoadFailedLine } from '../LoadFailed';

const FeedSentence = part(() => import('./FeedSentences'), 'FeedSentence', { texts: 'feed', optional: true });

type Props = {
  /** The error of the load. */
  error: unknown;
  /** What could not be loaded. */
  title: string;
  /** Offered where another try may be answered. */
  onRetry: () => void;
};

/** The failed state of a panel that shows what a feed says, with the reason. */
export function FeedFailed({ error, title, onRetry }: Props) {
  return (
    <LoadFailed error={error} title={title} hint={<Why error={error} />} onRetry={helpful(error, onRetry)} />
  );
}

/** The same in one line. */
export function FeedFailedLine({
  error,
  title,
  onRetry,
  ...line
}: Props & { className?: string | undefined }) {
  return (
    <LoadFailedLine
      {...line}
      error={error}
      text={
        <>
          <span>{title}</span>
          <Why error={error} after={title.endsWith('.') ? ' ' : '. '} />
        </>
      }
      onRetry={helpful(error, onRetry)}
    />
  );
}

function Why(reason: ComponentProps<typeof FeedSentence>) {
  return (
    <Suspense>
      <FeedSentence {...reason} />
    </Suspense>
  );
}

function helpful(error: unknown, onRetry: () => void) {
  return mayBeAnswered(failureOf(error)) ? onRetry : undefined;
}
