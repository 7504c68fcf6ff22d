import { Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import styles from './MainLayout.module.css';

type ShortcutsProps = { isOpen: boolean; onOpen: () => void; onClose: () => void };

export const SearchCorner = corner<object>(async () => (await import('./MemberSearch')).MemberSearch);

export const InstallCorner = corner<object>(
  async () => (await import('../install/InstallButton')).InstallButton,
);

export const FullScreenCorner = corner<object>(
  async () => (await import('../full-screen/FullScreenButton')).FullScreenButton,
);

export const TradingDayCorner = corner<object>(
  async () => (await import('../trading-day/TradingDayRail')).TradingDayRail,
  <div className={styles.dayPlaceholder} />,
);

export const ShortcutsCorner = corner<ShortcutsProps>(
  async () => (await import('../shortcuts/Shortcuts')).Shortcuts,
);

/** Loaded once the page stands, `room` until then; absent where it cannot be loaded. */
function corner<Props extends object>(load: () => Promise<ComponentType<Props>>, room?: ReactNode) {
  const Part = lazyOnIdle<Props>(() => load().catch(() => Nothing));
  return function Corner(props: ComponentProps<typeof Part>) {
    return (
      <Suspense fallback={room}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
