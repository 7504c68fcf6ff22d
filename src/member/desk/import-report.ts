import type { DeskList } from '../../graph/desk/ids';
import { rowIdOfList } from '../../graph/desk/own-lists';
import { translate } from '../../i18n/i18n';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { costsOf } from '../shared/useDesk';
import { doubtfulIn } from './doubts';
import type { Import, LeftOut } from './import';

/** What became of the rows of a file: as many as were read were saved, joined or left out. */
export type Report = {
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
  doubtful: number;
  hasSettings: boolean;
};

/** Compares a file with the desk after it was saved. */
export function reportOf(
  { change, rows, leftOut, beyond, hasNoSide }: Import,
  desk: Pick<WholeDeskFragment, DeskList | 'settings'>,
): Report {
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
  const seen = new Set<string>();
  const unsaved: LeftOut[] = [];
  let [saved, joined] = [0, 0];
  for (const { list, id, place } of rows) {
    const key = `${list} ${id}`;
    if (!kept[list].has(id)) unsaved.push({ place, problem: 'unsaved' });
    else if (seen.has(key)) joined += 1;
    else saved += 1;
    seen.add(key);
  }
  const doubtful = doubtfulIn(desk.trades, costsOf(desk));
  return {
    read: rows.length + leftOut.length + beyond,
    saved,
    joined,
    leftOut: [...leftOut, ...unsaved],
    beyond,
    hasNoSide,
    doubtful: rows.filter(({ list, id }) => list === 'trades' && doubtful.has(id)).length,
    hasSettings: change.settings != null && desk.settings !== null,
  };
}

/** The rows beyond the first ones in the language in use. */
export function beyondText(count: number): string {
  return `${translate('desk.place.others', { count })}: ${translate('desk.problem.tooMany')}`;
}

/** A row that was left out in the language in use: where it stands, and why. */
export function leftOutText({ place, problem }: LeftOut): string {
  const where = translate(`desk.place.${place.in}`, { number: place.number });
  return `${where}: ${translate(`desk.problem.${problem}`)}`;
}
