import type { JsonRecord } from '../../lib/json';
import type { Demand } from './demand';

/** What a tab needs, and whether it is visible. */
export type TabState = Demand & { readonly isVisible: boolean };

/** What the tabs of a browser send each other. */
export type TabMessage =
  | { readonly type: 'here'; readonly tab: string; readonly state: TabState }
  | { readonly type: 'gone'; readonly tab: string }
  /** The leader wants to know which tabs are still there; each sends `here`. */
  | { readonly type: 'who' }
  /** Another tab leads. */
  | { readonly type: 'leads' }
  /** The leader is hidden, and hands over to this visible tab. */
  | { readonly type: 'lead'; readonly tab: string }
  /** The leader has opened its line, or says so to a tab that has come; and that it has none yet. */
  | { readonly type: 'opened' }
  | { readonly type: 'opening' }
  | { readonly type: 'rows'; readonly rows: readonly JsonRecord[] }
  | { readonly type: 'ended' };

/** The other tabs of the browser, as far as they have reported. */
export function createOtherTabs() {
  const tabs = new Map<string, TabState>();
  const present = new Set<string>();
  return {
    states: (): readonly TabState[] => [...tabs.values()],
    visible: (): string | undefined => [...tabs].find(([, { isVisible }]) => isVisible)?.[0],
    set(tab: string, state: TabState) {
      tabs.set(tab, state);
      present.add(tab);
    },
    delete(tab: string) {
      tabs.delete(tab);
    },
    clear: () => tabs.clear(),
    /** Removes those that have not reported since this was called before: a tab that crashed says nothing. */
    prune() {
      for (const tab of tabs.keys()) if (!present.has(tab)) tabs.delete(tab);
      present.clear();
    },
  };
}
