import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import styles from './Pager.module.css';

type Props = {
  /** The page in view, the first one being 0. */
  page: number;
  size: number;
  /** How many rows there are on all pages. */
  count: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

const SIZES = [5, 10, 20];

/** Below a table: which rows of how many are shown, a page back and forth, and the rows of a page. */
export function Pager({ page, size, count, onPage, onSize }: Props) {
  const t = useT();
  const last = Math.ceil(count / size) - 1;
  const to = (target: number) => ({
    className: `icon-only ${target < 0 || target > last ? 'bp6-disabled' : ''}`,
    variant: 'minimal' as const,
    'aria-disabled': target < 0 || target > last,
    onClick: () => target >= 0 && target <= last && onPage(target),
  });
  return (
    <div className={styles.pager}>
      <Choice
        label={t('showcase.table.size')}
        options={SIZES}
        nameOf={String}
        chosen={size}
        onChoose={onSize}
      />
      <nav aria-label={t('showcase.table.pages')}>
        <Button {...to(page - 1)} icon={<ChevronLeftIcon />} aria-label={t('showcase.table.previous')} />
        <span role="status">
          {t('showcase.table.range', {
            from: page * size + 1,
            to: Math.min(count, (page + 1) * size),
            count,
          })}
        </span>
        <Button {...to(page + 1)} icon={<ChevronRightIcon />} aria-label={t('showcase.table.next')} />
      </nav>
    </div>
  );
}
