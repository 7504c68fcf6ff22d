import type { DeskChange } from '../../../graph/resolvers.types';
import { writeLastImport } from '../../../graph/desk/last-import';
import { previewChange, type ImportOf } from '../import/change';
import type { Preview } from '../import/preview-types';
import type { Others } from '../import/document';

/** How much a confirmed preview brings: trades that are new or changed, deposits and withdrawals, and rows of other lists. */
export function takenIn({ rows, openings }: Preview, others: Others | null) {
  const taken = rows.filter(({ isTaken }) => isTaken);
  return {
    trades: openings.length + taken.filter(({ state }) => state === 'new' || state === 'changed').length,
    flows: taken.filter((row) => row.state === 'flow' && !row.isRecorded).length,
    others: others?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0,
  };
}

/** What a confirmed preview changes on the desk, with all else that a document of the product has. */
export function changeOf(preview: Preview, others: Others | null, of: ImportOf): DeskChange {
  const { change, record } = previewChange(preview, of);
  if (others === null) return change;
  const flows = [...(others.change.flows ?? []), ...(change.flows ?? [])];
  const noted = { ...record, flows: [...new Set([...record.flows, ...flows.map(({ id }) => id)])] };
  return {
    ...others.change,
    ...change,
    ...(flows.length > 0 && { flows }),
    imports: [writeLastImport(noted)],
  };
}
