import type { Plugin } from 'vite';
import { firstAreas, loadingOf, type Loading } from './loading.ts';

/**
 * Decides which modules travel together, by who imports them: the entry (`app`), the pages of the sign-in (`auth`), the
 * frame of members' pages or several of these pages (`member`), what the frame loads in an idle moment (`tools`). Each
 * chunk takes the packages it needs along; any other module stays with the page that imports it, whatever a group shows
 * of it.
 */
export function chunks(): Plugin {
  let { importers, loadedWith }: Loading = { importers: new Map(), loadedWith: new Map() };
  const isOf = (id: string, ...names: readonly string[]) =>
    names.some((name) => importers.get(id)?.has(name));
  const isMembers = (id: string) =>
    isOf(id, 'frame') || (isOf(id, ...firstAreas) && importers.get(id)!.size > 1);
  const partOf = (id: string) => {
    const [part, ...others] = loadedWith.get(id) ?? [];
    return part === undefined || others.length > 0 ? null : part;
  };

  const groups = [
    {
      name: 'app',
      test: (id: string) =>
        isOf(id, 'app') ||
        (isOf(id, 'auth') && isOf(id, 'frame', 'tools', ...firstAreas)) ||
        // One style sheet for what is seen first: nothing is painted without it, and no second request delays it.
        (id.endsWith('.css') && isOf(id, 'auth', 'frame', ...firstAreas)),
    },
    { name: 'auth', test: (id: string) => isOf(id, 'auth') },
    { name: 'member', test: isMembers },
    { name: 'tools', test: (id: string) => isOf(id, 'tools') },
    // Else what a group shows of a page would be cut from it.
    ...firstAreas.map((area) => ({ name: area || 'home', test: (id: string) => isOf(id, area) })),
    { name: partOf, test: (id: string) => partOf(id) !== null },
  ].map((group, place, { length }) => ({ ...group, priority: length - place }));

  return {
    name: 'nhip:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      ({ importers, loadedWith } = loadingOf(this));
    },
  };
}
