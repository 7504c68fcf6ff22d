import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { CashFlowInput, TradeInput } from '../../graph/resolvers.types';
import type { Obstacle } from '../../market/plan/obstacle';

/** What the dialog that adds an alert begins with: a symbol and its price, in thousand đồng. */
export type AlertDraft = { symbol?: string; price?: number | null };

/** What the dialog that records a trade begins with: a new trade has no id. */
export type TradeDraft = Partial<TradeInput> &
  Pick<TradeInput, 'side'> & {
    /** Why it begins without the stop and the target of its signal. */
    noLevels?: Exclude<Obstacle, 'STOP_TOO_NEAR'>;
  };

/** What the dialog of a deposit or a withdrawal begins with: a new one has no id. */
export type FlowDraft = Partial<CashFlowInput>;

/** Which dialog of one's own lists is open, and the list that it is about, if it is there already. */
export type ListDraft = { opened: 'new' | 'rename' | 'import'; id?: string };

type Drafts = {
  alert: AlertDraft;
  trade: TradeDraft;
  flow: FlowDraft;
  list: ListDraft;
  import: Record<string, never>;
};
type Opened = Partial<Drafts>;

/** A dialog that may be offered again with what was typed into it. */
export type DialogName = keyof Drafts;

const OpenContext = createContext<(opened: Opened) => void>(() => {});
const OpenedContext = createContext<Opened>({});

/** Lets every view inside open the dialogs of the desk, which the frame shows. */
export function DeskDialogsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>({});
  return (
    <OpenContext value={setOpened}>
      <OpenedContext value={opened}>{children}</OpenedContext>
    </OpenContext>
  );
}

/** Returns functions that open a dialog of the desk; one that was kept is opened with what it had begun with. */
export function useDeskDialogs() {
  const open = use(OpenContext);
  return useMemo(
    () => ({
      openAlert: (alert: AlertDraft) => open({ alert }),
      openTrade: (trade: TradeDraft) => open({ trade }),
      openFlow: (flow: FlowDraft) => open({ flow }),
      reopen: ({ dialog, opening }: { dialog: DialogName; opening: object }) => open({ [dialog]: opening }),
    }),
    [open],
  );
}

/** What an opened dialog begins with, undefined while it is closed, and the function that closes it. */
export function useOpenedDialog<Name extends DialogName>(name: Name) {
  const open = use(OpenContext);
  return { draft: use(OpenedContext)[name], close: () => open({}) };
}
