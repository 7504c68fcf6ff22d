import type { OtherList } from '../../graph/desk/ids';
import { writeOwnList } from '../../graph/desk/own-lists';
import { writeAlert, writeFilter, writeFlow, writeLine, writeSettings } from '../../graph/desk/write';
import type { WholeDeskFragment } from '../shared/desk.generated';

/** What a desk has besides its trades. */
export type OthersOfDesk = Pick<WholeDeskFragment, OtherList | 'settings'>;

/** The same as the server has it. */
export function writtenOthers(desk: OthersOfDesk) {
  return {
    alerts: desk.alerts.map((alert) => writeAlert(alert)),
    notes: desk.notes,
    lines: desk.lines.map((line) => writeLine(line)),
    ignored: desk.ignored.map((id) => ({ id })),
    flows: desk.flows.map((flow) => writeFlow(flow)),
    lists: desk.lists.map((list) => writeOwnList(list)),
    filters: desk.filters.map((filter) => writeFilter(filter)),
    settings: desk.settings ? writeSettings(desk.settings) : {},
  };
}
