import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
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
        {pagesAround(page, pages).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
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

/** The pages to show: the first, the last, the current one and its neighbours; null for a gap of two or more. */
function pagesAround(page: number, pages: number): readonly (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (each: number) => each === 1 || each === pages || Math.abs(each - page) <= 1;
  return all.flatMap((each): (number | null)[] => {
    if (isShown(each) || (isShown(each - 1) && isShown(each + 1))) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}
