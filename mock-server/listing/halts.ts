import type { Day } from '../../src/market/calendar';

/** A trading halt: from its first day until before the day on which trading resumed. */
export type Halt = {
  from: Day;
  until: Day;
  /** Trading resumed on another exchange, that of its row. */
  hasMoved?: boolean;
};

/**
 * Hải Phát was suspended for disclosure violations (notice of HOSE of 8 September 2023, lifted on 18 March 2024); Hòa
 * Bình was delisted from HOSE on 6 September 2024 and moved to UPCoM on the 18th.
 */
export const HALTS: Readonly<Record<string, Halt>> = {
  HPX: { from: '2023-09-18', until: '2024-03-20' },
  HBC: { from: '2024-09-06', until: '2024-09-18', hasMoved: true },
};
