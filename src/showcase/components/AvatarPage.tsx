import { ShowcasePage } from '../ShowcasePage';

export default function AvatarPage() {
  return <ShowcasePage name="avatar">{null}</ShowcasePage>;
}
