import type { ApolloClient } from '@apollo/client';
import { part } from '../../../ui/part';
import { ProfileFrame } from '../ProfilePage';
import { OwnSubscriptionDocument } from './own-subscription.generated';

const PersonalInfo = part(() => import('./PersonalInfo'), 'PersonalInfo', { texts: 'profile' });

/** Loads the view with its texts, and queries the subscription, whose panel a server may lack. */
export function loadFirst(client: ApolloClient) {
  const subscription = client.query({ query: OwnSubscriptionDocument });
  return Promise.allSettled([PersonalInfo.load(), subscription]);
}

/** /profile/personal-info: the profile form, the pictures and the person's subscription. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <PersonalInfo />
    </ProfileFrame>
  );
}
