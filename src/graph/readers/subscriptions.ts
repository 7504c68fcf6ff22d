import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isDay } from '../../market/day';
import type { Plan, PlanAssignment } from '../resolvers.types';
import { readDateTime } from './date-time';
import { encodeId } from './ids';
import { readRows, rowsOf } from './rows';

/** The plans that can be assigned, in the server's order, each once; one without an id is left out. */
export function readPlans(response: unknown): readonly Plan[] {
  return readRows(rowsOf(response), readPlan, ({ id }) => id);
}

/** The plans of a user; one that is listed twice stays twice: saving would remove what the admin does not see. */
export function readPlanAssignments(response: unknown): readonly PlanAssignment[] {
  return readRows(rowsOf(response), readAssignment);
}

function readPlan(row: JsonRecord): Plan | null {
  const id = encodeId(row['id']);
  return id === null ? null : { id, name: asLine(row['name']) ?? '—' };
}

function readAssignment(row: JsonRecord): PlanAssignment | null {
  const planId = encodeId(row['id']);
  if (planId === null) return null;
  return { planId, startDate: readDay(row['startDate']), endDate: readDay(row['endDate']) };
}

/** Also a day far in the future, such as 9999-12-31. */
function readDay(value: unknown): string | null {
  return readDateTime(asText(value))?.day ?? (isDay(value) ? value : null);
}
