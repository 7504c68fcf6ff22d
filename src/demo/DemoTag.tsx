import { lazy, Suspense, type ComponentType } from 'react';
import { loadMemberMessages } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Drawer } from '../ui/Drawer';
import '../ui/SampleLabel.css';
import type { Controls } from './controls';
import styles from './DemoTag.module.css';
import { useTexts } from './texts';

/** Its texts name the market's phases, which are member messages, on visitors' pages too. */
const DemoDrawer = lazy(async () => {
  const [{ DemoDrawer: loaded }] = await Promise.all([import('./DemoDrawer'), loadMemberMessages()]);
  return { default: loaded };
});

/** Creates the label of sample data that opens one demo's controls. */
export function createTag(controls: Controls): ComponentType {
  return function DemoTag() {
    const t = useT();
    const { open, title } = useTexts();
    const sample = t('app.sampleData');
    return (
      <Drawer
        label={`${sample}: ${open}`}
        name={title}
        icon={<span className="sample-tag">{sample}</span>}
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
    );
  };
}
