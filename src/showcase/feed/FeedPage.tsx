import { ShowcasePage } from '../ShowcasePage';
import { ArticlesPanel } from './ArticlesPanel';

/** /apps/feed: articles, and the filters of the product's news on them. */
export default function FeedPage() {
  return (
    <ShowcasePage name="feed">
      <ArticlesPanel />
    </ShowcasePage>
  );
}
