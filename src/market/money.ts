/** A board price in thousand VND as whole VND: 68.4 is 68400, free of binary dust. */
export function toVnd(thousand: number): number {
  return Math.round(thousand * 1000);
}

/** Whole VND as a board price in thousand VND: 68400 is 68.4. */
export function toThousand(vnd: number): number {
  return vnd / 1000;
}
