/** The bot's address with the person's referral code. */
export function linkTo(address: string, refCode: string): string {
  return address.replaceAll('{refCode}', encodeURIComponent(refCode));
}
