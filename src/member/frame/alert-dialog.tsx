import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** The symbol that an alert is added for, and its price, in thousand đồng. */
type Draft = { symbol: string; price: number | null };

type Opened = { draft: Draft | null; close: () => void };

const OpenContext = createContext<(draft: Draft) => void>(() => {});
const OpenedContext = createContext<Opened>({ draft: null, close: () => {} });

/** Lets every view inside open the dialog that adds an alert; `AlertsWatch`, which comes when the page is idle, shows it. */
export function AlertDialogProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const opened = useMemo(() => ({ draft, close: () => setDraft(null) }), [draft]);
  return (
    <OpenContext value={setDraft}>
      <OpenedContext value={opened}>{children}</OpenedContext>
    </OpenContext>
  );
}

/** Returns a function that opens the dialog that adds an alert. */
export function useAlertDialog(): (draft: Draft) => void {
  return use(OpenContext);
}

/** What the opened dialog begins with; null while there is none. */
export function useOpenedAlertDialog(): Opened {
  return use(OpenedContext);
}
