import type { Day } from '../../src/market/day';

/** Days on which a listing was not traded: from the first of them until before the day that it came back. */
export type Halt = {
  from: Day;
  until: Day;
  /** It came back on another exchange, the one of its row. */
  hasMoved?: boolean;
};

/**
 * Hải Phát was suspended for what it had not disclosed (notice of HOSE of 8 September 2023, lifted on 18 March 2024); Hòa
 * Bình was taken off HOSE on 6 September 2024 and came to UPCoM on the 18th.
 */
export const HALTS: Readonly<Record<string, Halt>> = {
  HPX: { from: '2023-09-18', until: '2024-03-20' },
  HBC: { from: '2024-09-06', until: '2024-09-18', hasMoved: true },
};
