import type { ApolloClient } from '@apollo/client';
import { ProfileFrame } from '../ProfilePage';
import { OwnSubscriptionDocument } from './own-subscription.generated';
import { PersonalInfo } from './PersonalInfo';

/** Queries the subscription, whose panel a server may lack. */
export function loadFirst(client: ApolloClient) {
  return client.query({ query: OwnSubscriptionDocument });
}

/** /profile/personal-info: the profile form, the pictures and the person's subscription. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <PersonalInfo />
    </ProfileFrame>
  );
}
