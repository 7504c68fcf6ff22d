import { ShowcasePage } from '../ShowcasePage';

export default function PopconfirmPage() {
  return <ShowcasePage name="popconfirm">{null}</ShowcasePage>;
}
