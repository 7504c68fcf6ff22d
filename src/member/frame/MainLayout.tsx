import { Suspense, type ReactNode } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { BrandMark } from '../../ui/Brand';
import { BrandName } from '../../ui/BrandName';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { TradingDaySlot } from './header-slots';
import { MainMenu } from './MainMenu';
import { MemberData } from './MemberData';
import { QuickMenu } from './QuickMenu';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { PageLoading } from '../../app/layouts/PageLoading';
import type { Route } from '../../app/router/routes';
import styles from './MainLayout.module.css';

/** The frame of every member page: menu, header, content, footer, and on a phone the bar. Only the content has the session's data. */
export default function MainLayout({ route, children }: { route: Route; children: ReactNode }) {
  const t = useT();
  const isTabletOrWider = useIsTabletOrWider();
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      <aside className={styles.sidebar}>
        <div className={styles.sidebarInner}>
          <Link className={`${styles.brand} text-1`} href="/" aria-label={t('app.name')}>
            <BrandMark />
            <BrandName />
          </Link>
          <ErrorBoundary>
            <MainMenu />
          </ErrorBoundary>
          <div className={styles.sidebarFooter}>
            <ErrorBoundary>
              <TradingDaySlot />
            </ErrorBoundary>
            <p className="caption">{t('app.disclaimer')}</p>
          </div>
        </div>
      </aside>
      <div className={styles.column}>
        <ErrorBoundary>
          <Header />
        </ErrorBoundary>
        <main className={styles.content} id="content" tabIndex={-1}>
          <ErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <MemberData>{children}</MemberData>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer isForSmallScreens={route.twoColumns === true} />
      </div>
      <ErrorBoundary>{!isTabletOrWider && <QuickMenu />}</ErrorBoundary>
    </div>
  );
}
