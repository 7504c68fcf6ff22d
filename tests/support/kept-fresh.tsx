import { act, screen } from '@testing-library/react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { AppActorsProvider, useAppActors } from '../../src/app/actors/AppActors';
import { startConnection } from '../../src/app/actors/connection';
import { LiveProvider, usePricesRetry } from '../../src/member/shared/Live';

type Props = Partial<
  Pick<ComponentProps<typeof LiveProvider>, 'onEverything' | 'unchangedSince' | 'stream'>
> & {
  children: ReactNode;
};

const nothing = async () => {};

/** A page that keeps its prices fresh, and a way to have them requested now. */
export function Kept({ children, onEverything = nothing, unchangedSince = () => null, stream }: Props) {
  const outer = useAppActors();
  const actors = useMemo(() => ({ ...outer, connection: startConnection({ browser: window }) }), [outer]);
  return (
    <AppActorsProvider value={actors}>
      <LiveProvider onEverything={onEverything} unchangedSince={unchangedSince} {...(stream && { stream })}>
        {children}
        <Refresh />
      </LiveProvider>
    </AppActorsProvider>
  );
}

function Refresh() {
  return (
    <button type="button" onClick={usePricesRetry().onRetry}>
      Refresh
    </button>
  );
}

export const refresh = () => act(async () => screen.getByRole('button', { name: 'Refresh' }).click());
