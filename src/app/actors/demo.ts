import type { ComponentType } from 'react';
import type { ClockOptions } from './clock';

/** What a build on the mock backend offers its visitors; absent against a real API. */
export type Demo = {
  readonly password: string;
  readonly securityCode: string;
  /** The accounts that the password opens now. */
  readonly accounts: () => readonly { readonly role: 'member' | 'admin'; readonly email: string }[];
  /** Keeps the notification choices of each person until the demo is reset; the page keeps them where it is absent. */
  readonly notifications?: {
    readonly read: (userId: string) => readonly string[] | null;
    readonly write: (userId: string, choices: readonly string[]) => void;
  };
  /** The market's time, shared with the mock backend; the real time where it is absent. */
  readonly time?: ClockOptions;
  /** Returns after how long prices on the screen are refreshed, in ms of real time; 15 seconds where it is absent. */
  readonly refreshInterval?: () => number;
  /** The label of sample data, which opens the demo's controls. */
  readonly Tag?: ComponentType;
  /** What a printed page has at the end of its head. */
  readonly Printed?: ComponentType;
};
