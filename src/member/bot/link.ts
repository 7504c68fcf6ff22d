/** Where a chat with a bot begins for one person: its address with their referral code. */
export function linkTo(address: string, refCode: string): string {
  return address.replaceAll('{refCode}', encodeURIComponent(refCode));
}
