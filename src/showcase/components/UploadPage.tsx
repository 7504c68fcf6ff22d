import { ShowcasePage } from '../ShowcasePage';

export default function UploadPage() {
  return <ShowcasePage name="upload">{null}</ShowcasePage>;
}
