import { ShowcasePage } from '../ShowcasePage';

export default function ModalPage() {
  return <ShowcasePage name="modal">{null}</ShowcasePage>;
}
