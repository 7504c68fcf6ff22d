import { ShowcasePage } from '../ShowcasePage';

export default function FeedPage() {
  return <ShowcasePage name="feed">{null}</ShowcasePage>;
}
