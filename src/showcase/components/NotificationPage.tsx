import { ShowcasePage } from '../ShowcasePage';

export default function NotificationPage() {
  return <ShowcasePage name="notification">{null}</ShowcasePage>;
}
