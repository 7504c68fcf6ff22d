import type { ComponentType } from 'react';
import type { ClockOptions } from './clock';

/** What a build on the mock backend tells its visitors; absent against a real API. */
export type Demo = {
  readonly password: string;
  readonly securityCode: string;
  readonly accounts: readonly { readonly role: 'member' | 'admin'; readonly email: string }[];
  /** The market's time, which the mock backend goes by as well; the real time where it is absent. */
  readonly time?: ClockOptions;
  /** Stands where pages say that their data is made up, and opens what steers the demo. */
  readonly Tag?: ComponentType;
};
