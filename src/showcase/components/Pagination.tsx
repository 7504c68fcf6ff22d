import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { pagesAround } from './pages-around';
import styles from './Pagination.module.css';

type Props = {
  /** The accessible name of the landmark. */
  label: string;
  /** From 1 on. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  isDisabled?: boolean;
};

/** The pages of a list: the first, the last and those around the current one. */
export function Pagination({ label, page, pages, onPage, isDisabled = false }: Props) {
  const t = useT();
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>
          <button
            type="button"
            aria-label={t('showcase.pagination.previous')}
            disabled={isDisabled || page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeftIcon />
          </button>
        </li>
        {pagesAround(page, pages).map((shown, place) => (
          <li key={shown ?? `gap-${place}`}>
            {shown === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={t('showcase.pagination.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                disabled={isDisabled}
                onClick={() => onPage(shown)}
              >
                {shown}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={t('showcase.pagination.next')}
            disabled={isDisabled || page === pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRightIcon />
          </button>
        </li>
      </ul>
    </nav>
  );
}
