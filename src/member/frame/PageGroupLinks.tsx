import { useEffect, useRef } from 'react';
import { Link } from '../../app/router/Link';
import { useMatchedRoute } from '../../app/router/match';
import { routes } from '../../app/router/routes';
import { useT } from '../../i18n/useT';
import styles from './PageGroupLinks.module.css';

const pages = routes.filter(({ group }) => group);

type Props = {
  /** The whole menu closes, where it is a drawer. */
  onChoose: (() => void) | undefined;
  /** The group is folded again. */
  onClose: () => void;
};

/**
 * The links of the menu's folded group; beside a narrow menu they cover the page until one is chosen, the focus leaves
 * or Escape is pressed.
 */
export function PageGroupLinks({ onChoose, onClose }: Props) {
  const t = useT();
  const current = useMatchedRoute().route;
  const list = useRef<HTMLUListElement>(null);
  useFolding(list, onClose);

  return (
    <ul ref={list} className={styles.links}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link
            href={path}
            {...(current.path === path && { 'aria-current': 'page' })}
            onClick={() => {
              onChoose?.();
              if (coversPage(list.current!)) onClose();
            }}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useFolding(list: React.RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const group = list.current!.parentElement!;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
      group.querySelector('summary')!.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (coversPage(list.current!) && !group.contains(relatedTarget as Node | null)) onClose();
    };
    group.addEventListener('keydown', onKeyDown);
    group.addEventListener('focusout', onFocusOut);
    return () => {
      group.removeEventListener('keydown', onKeyDown);
      group.removeEventListener('focusout', onFocusOut);
    };
  });
}

function coversPage(list: HTMLElement) {
  return getComputedStyle(list).position === 'fixed';
}
