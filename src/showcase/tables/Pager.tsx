import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { IconStep } from '../IconStep';
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
        <IconStep
          label={t('showcase.table.previous')}
          icon={<ChevronLeftIcon />}
          isAtEnd={page === 0}
          onStep={() => onPage(page - 1)}
        />
        <span role="status">
          {t('showcase.table.range', {
            from: page * size + 1,
            to: Math.min(count, (page + 1) * size),
            count,
          })}
        </span>
        <IconStep
          label={t('showcase.table.next')}
          icon={<ChevronRightIcon />}
          isAtEnd={page === last}
          onStep={() => onPage(page + 1)}
        />
      </nav>
    </div>
  );
}
