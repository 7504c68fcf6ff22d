import { WhaleBoard } from './WhaleBoard';

/** /whale: on which side the big money is. */
export default function WhalePage() {
  return <WhaleBoard />;
}
