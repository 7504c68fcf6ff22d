import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { useAppActors } from '../app/actors/AppActors';
import { notify } from '../app/actors/notices';
import { useRole } from '../app/actors/role';
import { useT } from '../i18n/useT';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Drawer } from '../ui/Drawer';
import type { Controls } from './controls';
import { FIRST_DAY, LAST_DAY, type MarketTime } from './market-time';
import { oneLine } from '../lib/text';
import { formatDay } from '../ui/dates';
import { part } from '../ui/part';
import styles from './DemoTag.module.css';
import { loadPrinted } from './printed';
import { reopened } from './reopened';
import { beginVisit } from './scenario';
import { useRecordedTrades } from './story/useRecordedTrades';

/** Its texts name the market's phases, which are member messages, on visitors' pages too. */
const DemoDrawer = part(() => import('./DemoDrawer'), 'DemoDrawer', { texts: 'member' });

const PresenterBar = part(() => import('./present/PresenterBar'), 'PresenterBar');

const TourDialog = part(() => import('./tour/TourDialog'), 'TourDialog');

/** The settings that the demo has refused, as `clock=9999-01-01T09:00:00`. */
type Refused = { readonly refused: readonly string[] };

/** Creates the label of sample data that opens one demo's controls, and says once which settings were refused. */
export function createTag({ refused, ...controls }: Controls & Refused): ComponentType {
  let unsaid = refused;
  const takeRefused = () => {
    const taken = unsaid;
    unsaid = [];
    return taken;
  };
  return function DemoTag() {
    const t = useT();
    const place = useRef<HTMLSpanElement>(null);
    const isSet = useSyncExternalStore(controls.time.subscribe, controls.time.setting) !== null;
    const sample = t('app.sampleData');
    const clock = isSet ? ` · ${t('demo.clockSet')}` : '';
    useClockNotice(controls.time);
    useRefusedNotice(takeRefused);
    useShortcut(place);
    useReopened(place);
    useRecordedTrades(controls.scenario);
    useEffect(() => void loadPrinted(), []);
    return (
      <span ref={place} className={styles.place}>
        <Drawer
          label={`${sample}${clock}: ${t('demo.open')}`}
          name={t('demo.title')}
          icon={
            <span className="sample-tag">
              {sample}
              <span className={styles.clock}>{clock}</span>
            </span>
          }
          className={styles.tag}
          isWide
        >
          {(close) => (
            <ErrorBoundary>
              <Suspense>
                <DemoDrawer {...controls} onClose={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Drawer>
        <TourSlot {...controls} />
        <PresenterSlot {...controls} />
      </span>
    );
  };
}

/** The tour, on whatever page somebody takes it; its code is loaded for them alone. */
function TourSlot({
  tour,
  ...controls
}: Pick<Controls, 'tour' | 'plannedSymbol' | 'signInAs' | 'time' | 'priceInDong'>) {
  const index = useSyncExternalStore(tour.subscribe, tour.get);
  const role = useRole();
  if (index === null || role === 'locked') return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <TourDialog tour={tour} index={index} {...controls} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The presenter's notes, on every page that has the tag while the browser is not locked. */
function PresenterSlot(controls: Controls) {
  const { presentation } = controls;
  const presented = useSyncExternalStore(presentation.subscribe, presentation.get);
  const role = useRole();
  if (presented === null || role === 'locked') return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <PresenterBar {...controls} presented={presented} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Opens the drawer in this place with Ctrl or Cmd and the full stop, and closes it again. */
function useShortcut(place: RefObject<HTMLElement | null>) {
  // Before the tag is painted: who sees it may press the keys at once.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const dialog = place.current?.querySelector('dialog');
      if (dialog?.open) dialog.close();
      else place.current?.querySelector('button')?.click();
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [place]);
}

/** Opens the drawer in this place after it has reloaded the page. */
function useReopened(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (reopened.read() === null) return;
    const button = place.current?.querySelector('button');
    // Closing the drawer then leaves the focus there.
    button?.focus({ preventScroll: true });
    button?.click();
  }, [place]);
}

/** The longest list of refused settings that a notice has room for. */
const ROOM = 80;

/** Says which settings of the address, or of an earlier visit, cannot be used. */
function useRefusedNotice(take: () => readonly string[]) {
  const { notices } = useAppActors();
  const t = useT();
  const report = useEffectEvent(() => {
    const refused = take();
    if (refused.length === 0) return;
    const named = oneLine(refused.join(', '));
    const isOfClock = refused.some((each) => /^clock\b/.test(each));
    notify(notices, {
      kind: 'warning',
      title: t('demo.refused'),
      description: [
        t('demo.refusedSettings', { named: named.length > ROOM ? `${named.slice(0, ROOM)}…` : named }),
        ...(isOfClock
          ? [t('demo.clockLimits', { first: formatDay(FIRST_DAY), last: formatDay(LAST_DAY) })]
          : []),
      ].join(' '),
    });
  });
  useEffect(() => report(), []);
}

/** Offers a visitor, once, to set a clock back that an earlier visit has set. */
function useClockNotice(time: MarketTime) {
  const { notices } = useAppActors();
  const t = useT();
  const offer = useEffectEvent(() => {
    if (!beginVisit() || time.setting() === null) return;
    notify(notices, {
      kind: 'info',
      title: t('demo.clockNotice'),
      description: t('demo.clockNoticeHint'),
      action: { label: t('demo.backToReal'), onAct: time.release },
    });
  });
  useEffect(() => offer(), []);
}
