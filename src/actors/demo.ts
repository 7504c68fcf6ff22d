/** What a build on the mock backend tells its visitors; absent against a real API. */
export type Demo = {
  readonly password: string;
  readonly securityCode: string;
  readonly accounts: readonly { readonly role: 'member' | 'admin'; readonly email: string }[];
};
