import { useRef, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import { tabs, useBoardView } from './useBoardView';
import styles from './Tabs.module.css';

/** The page's title with its tabs, which the left and right arrow keys walk. */
export function Tabs() {
  const t = useT();
  const { tab: open, setTab } = useBoardView();
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(open) + by + tabs.length) % tabs.length;
    setTab(tabs[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={styles.head}>
      <h1>{t('page.market')}</h1>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={t('page.market')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`market-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls="market-panel"
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setTab(tab)}
            onKeyDown={walk}
          >
            {t(`board.tab.${tab}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
