import { useParameter } from '../../app/router/useParameter';

/** The number of trading days shown. */
export const periods = [5, 20, 60] as const;
/** The groups with data per symbol. */
export const stockGroups = ['foreign', 'proprietary'] as const;

export type FlowPeriod = (typeof periods)[number];
export type StockGroup = (typeof stockGroups)[number];

/** The view settings of the address, so that a link opens the same view. */
export function useWhaleView() {
  const [period, setPeriod] = useParameter<FlowPeriod>('days', periods, 20);
  const [group, setGroup] = useParameter<StockGroup>('group', stockGroups, 'foreign');
  return { period, setPeriod, group, setGroup };
}
