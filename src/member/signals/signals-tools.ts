// What the list of signals does without until the page is idle.
export { adjustedPrices, exDatesNeeded, loadExDatesOfRows } from './adjusted/adjusted-prices';
export { UnadjustedNotes } from './adjusted/UnadjustedNotes';
export { ColumnChoices } from './columns/ColumnChoices';
export { ComputePlans } from './plan/ComputePlans';
export { rowPlan, watchQuotes } from './plan/row-plan';
export { ListNotes } from './results/ListNotes';
