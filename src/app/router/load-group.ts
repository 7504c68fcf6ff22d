import { groupNames } from './routes';
import type { GroupModule } from './groups';

const groups = import.meta.glob<GroupModule>('../../*/pages.ts');

/** Loads what leads to the pages of a group. */
export const loadGroup = (group: string) => groups[`../../${group}/pages.ts`]!();

/** Loads the titles of the groups' pages, with all other texts of the groups. */
export async function loadGroupMessages() {
  await Promise.all(groupNames.map(async (group) => (await loadGroup(group)).loadMessages()));
}
