/** A person's name as Vietnam writes it, the family's first; empty where neither part is known. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${lastName} ${firstName}`.trim();
}
