import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { TradeInput } from '../../graph/resolvers.types';
import type { Obstacle } from '../../market/plan/obstacle';

/** What the dialog that adds an alert begins with: a symbol and its price, in thousand đồng. */
export type AlertDraft = { symbol?: string; price?: number | null };

/** What the dialog that records a trade begins with: a new trade has no id. */
export type TradeDraft = Partial<TradeInput> &
  Pick<TradeInput, 'side'> & {
    /** Why it begins without the stop and the target of its signal. */
    noLevels?: Exclude<Obstacle, 'STOP_TOO_NEAR'>;
  };

type Drafts = { alert: AlertDraft; trade: TradeDraft };
type Opened = Partial<Drafts>;

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

/** Returns functions that open the dialog that adds an alert, and the one that records a trade. */
export function useDeskDialogs() {
  const open = use(OpenContext);
  return useMemo(
    () => ({
      openAlert: (alert: AlertDraft) => open({ alert }),
      openTrade: (trade: TradeDraft) => open({ trade }),
    }),
    [open],
  );
}

/** What an opened dialog begins with, undefined while it is closed, and the function that closes it. */
export function useOpenedDialog<Name extends keyof Drafts>(name: Name) {
  const open = use(OpenContext);
  return { draft: use(OpenedContext)[name], close: () => open({}) };
}
