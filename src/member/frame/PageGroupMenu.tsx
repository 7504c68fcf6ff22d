import { GridViewIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { loadGroupMessages } from '../../app/router/load-group';
import { useMatchedRoute } from '../../app/router/match';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { part } from '../../ui/part';
import styles from './MainMenu.module.css';

const PageGroupLinks = part(async () => {
  const [links] = await Promise.all([import('./PageGroupLinks'), loadGroupMessages()]);
  return links;
}, 'PageGroupLinks');

/** The pages of the groups, folded at first: the links and the pages' names are loaded when it is opened. */
export function PageGroupMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const t = useT();
  const { group } = useMatchedRoute().route;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary title={t('menu.group')} className={group && styles.current}>
        <GridViewIcon />
        <span>{t('menu.group')}</span>
      </summary>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <PageGroupLinks onChoose={onChoose} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
