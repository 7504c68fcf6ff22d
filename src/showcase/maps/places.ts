import type { Point } from './view';

/** The stock exchanges that the maps mark, from east to west. */
export const places = [
  { id: 'tokyo', exchange: 'TSE', at: [35.68, 139.77] },
  { id: 'hongKong', exchange: 'HKEX', at: [22.28, 114.16] },
  { id: 'hoChiMinhCity', exchange: 'HOSE', at: [10.77, 106.7] },
  { id: 'hanoi', exchange: 'HNX', at: [21.03, 105.85] },
  { id: 'singapore', exchange: 'SGX', at: [1.28, 103.85] },
  { id: 'frankfurt', exchange: 'FWB', at: [50.11, 8.68] },
  { id: 'london', exchange: 'LSE', at: [51.52, -0.1] },
  { id: 'newYork', exchange: 'NYSE', at: [40.71, -74.01] },
] as const satisfies readonly { id: string; exchange: string; at: Point }[];

export type Place = (typeof places)[number];
