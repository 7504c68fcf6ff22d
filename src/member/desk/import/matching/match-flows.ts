import type { CashFlow } from '../../../../graph/resolvers.types';
import { groupsOf } from './known-trades';

/**
 * Cash flows of a file, each with whether one of its day and amount, by the place among equals, is recorded; new ones get an id.
 * One that the person takes is another one.
 */
export function matchFlows<Row extends { flow: CashFlow; isTaken?: boolean | undefined }>(
  rows: readonly Row[],
  known: readonly CashFlow[],
): (Row & { isRecorded: boolean })[] {
  const knownOf = groupsOf(known, startOfId);
  const taken = new Set(known.map(({ id }) => id));
  return rows.map((row) => {
    const start = startOfId(row.flow);
    const found = knownOf.get(start)?.shift()?.id;
    const recorded = row.isTaken === true ? undefined : found;
    const id = recorded ?? freeId(start, taken);
    taken.add(id);
    return { ...row, flow: { ...row.flow, id }, isRecorded: recorded !== undefined };
  });
}

/** Whether a cash flow that an import added is as it was then: its id has its day and its amount. */
export function isFlowAsImported(flow: CashFlow): boolean {
  return flow.id.startsWith(startOfId(flow));
}

function startOfId({ day, amount }: CashFlow): string {
  return `file ${day} ${amount} `;
}

function freeId(start: string, taken: ReadonlySet<string>): string {
  for (let place = 1; ; place += 1) if (!taken.has(`${start}${place}`)) return `${start}${place}`;
}
