import type { ExportedList } from '../../graph/desk/ids';
import { symbolsOf } from '../../graph/desk/own-lists';
import { rowIdOfList } from '../../graph/list-ids';
import type { DeskChange } from '../../graph/resolvers.types';
import { translate } from '../../i18n/i18n';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { costsOf } from '../shared/useDesk';
import { NO_RANGE, type RangeOf } from './day-ranges';
import { doubtsIn, type Doubt } from './doubts';
import type { Import, LeftOut } from './import';
import type { EntryLocation } from './import-entries';

/** A saved trade that cannot have been made so, and why. */
type DoubtfulRow = { location: EntryLocation; doubts: readonly Doubt[] };

/** What became of the rows of a file: as many as were read were saved, joined or left out. */
export type SavedImport = {
  read: number;
  /** Rows that the saved desk has. */
  saved: number;
  /** Notes that became a part of another one of the file. */
  joined: number;
  leftOut: readonly LeftOut[];
  /** Rows that were left out as they stand beyond the first ones. */
  beyond: number;
  /** Whether nothing in the file said what was bought and what was sold, so that all its rows are purchases. */
  hasNoSide: boolean;
  /** Saved trades that cannot have been made so. */
  doubtful: readonly DoubtfulRow[];
  hasSettings: boolean;
};

/** Compares a file with the desk after it was saved, and its trades with the prices of their days, where these are known. */
export function savedImportOf(
  { change, rows, leftOut, beyond, hasNoSide }: Import,
  desk: Pick<WholeDeskFragment, ExportedList | 'settings'>,
  rangeOf: RangeOf = NO_RANGE,
): SavedImport {
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const kept = {
    trades: ids(desk.trades),
    alerts: ids(desk.alerts),
    notes: ids(desk.notes),
    lines: ids(desk.lines),
    ignored: new Set(desk.ignored),
    flows: ids(desk.flows),
    lists: new Set(desk.lists.map(({ id }) => rowIdOfList(id))),
    filters: ids(desk.filters),
  };
  const full = fullLists(change, desk.lists);
  const seen = new Set<string>();
  const unsaved: LeftOut[] = [];
  let [saved, joined] = [0, 0];
  for (const { list, id, location } of rows) {
    const key = `${list} ${id}`;
    if (!kept[list].has(id)) unsaved.push({ location, problems: ['unsaved'] });
    else if (list === 'lists' && full.has(id)) unsaved.push({ location, problems: ['listLong'] });
    else if (seen.has(key)) joined += 1;
    else saved += 1;
    seen.add(key);
  }
  const doubtsOf = doubtsIn(desk.trades, costsOf(desk), rangeOf);
  const trades = rows.filter(({ list }) => list === 'trades');
  return {
    read: rows.length + leftOut.length + beyond,
    saved,
    joined,
    leftOut: [...leftOut, ...unsaved],
    beyond,
    hasNoSide,
    doubtful: trades.flatMap(({ id, location }) => {
      const doubts = doubtsOf.get(id);
      return doubts ? [{ location, doubts }] : [];
    }),
    hasSettings: change.settings != null && desk.settings !== null,
  };
}

/** The lists that had no room for the symbols of the file. */
function fullLists({ lists }: DeskChange, saved: WholeDeskFragment['lists']): ReadonlySet<string> {
  const listed = new Map(saved.map((list) => [rowIdOfList(list.id), new Set(symbolsOf(list))]));
  const lacking = lists?.filter(({ id, symbols }) => symbols?.some((symbol) => !listed.get(id)?.has(symbol)));
  return new Set(lacking?.map(({ id }) => id));
}

/** The rows beyond the first ones in the language in use. */
export function beyondText(count: number): string {
  return `${translate('desk.place.others', { count })}: ${translate('desk.problem.tooMany')}`;
}

/** A row that was left out in the language in use: where it stands, and all that is wrong with it. */
export function leftOutText({ location, problems }: LeftOut): string {
  return `${locationText(location)}: ${problems.map((each) => translate(`desk.problem.${each}`)).join('; ')}`;
}

/** The same of a row that looks wrong. */
export function doubtfulText({ location, doubts }: DoubtfulRow): string {
  return `${locationText(location)}: ${doubts.map(({ key, values }) => translate(key, values)).join('; ')}`;
}

function locationText(location: EntryLocation): string {
  return translate(`desk.place.${location.in}`, { number: location.number });
}
