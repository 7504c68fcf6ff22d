import { WhaleBoard } from './WhaleBoard';

/** /whale: net flows by investor group and symbol. */
export default function WhalePage() {
  return <WhaleBoard />;
}
