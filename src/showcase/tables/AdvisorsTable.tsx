import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortFn,
} from '@tanstack/react-table';
import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { Pager } from './Pager';
import { advisors, type Advisor } from './sample';
import { SortableHead } from './SortableHead';
import { Tags } from './Tags';
import '../../ui/Table.css';
import styles from './tables.module.css';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** In the order of the Vietnamese alphabet, where Đ follows D. */
const byName: SortFn<typeof features, Advisor> = (a, b, column) =>
  a.getValue<string>(column).localeCompare(b.getValue<string>(column), 'vi');

const sorted = ['name', 'city', 'clients', 'since'] as const;

const helper = createColumnHelper<typeof features, Advisor>();
const columns = helper.columns([
  helper.accessor('name', { sortFn: byName }),
  helper.accessor('city', {}),
  helper.accessor('clients', { sortDescFirst: true }),
  helper.accessor('since', {}),
]);

/** A table that is sorted by its heads and shown in pages, with tags in its rows; on a phone city and tags stand on second lines. */
export function AdvisorsTable() {
  const t = useT();
  const isWide = useIsTabletOrWider();
  const table = useTable({
    features,
    columns,
    data: advisors,
    initialState: { pagination: { pageIndex: 0, pageSize: 10 } },
  });
  const { pageIndex, pageSize } = table.state.pagination;
  const name = t('showcase.table.advisors');
  return (
    <Panel
      title={name}
      fact={advisors.length}
      foot={
        <Pager
          page={pageIndex}
          size={pageSize}
          count={advisors.length}
          onPage={(page) => table.setPageIndex(page)}
          onSize={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
        />
      }
    >
      <table className={`table ${styles.table} ${styles.advisors}`} aria-label={name}>
        <thead>
          <tr>
            {sorted.map((id) => {
              if (id === 'city' && !isWide) return null;
              const column = table.getColumn(id)!;
              return (
                <SortableHead
                  key={id}
                  label={t(`showcase.table.${id}`)}
                  sorted={column.getIsSorted()}
                  isNumeric={id === 'clients'}
                  onSort={() => column.toggleSorting()}
                />
              );
            })}
            {isWide && <th scope="col">{t('showcase.table.tags')}</th>}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <tr key={id}>
              <td>
                <span className="semibold">{original.name}</span>
                {!isWide && (
                  <span className={styles.secondLine}>
                    {t(`showcase.table.${original.city}`)}
                    <Tags tags={original.tags} />
                  </span>
                )}
              </td>
              {isWide && <td>{t(`showcase.table.${original.city}`)}</td>}
              <td className="numeric">{formatVolume(original.clients)}</td>
              <td>
                <time dateTime={original.since}>{formatDay(original.since)}</time>
              </td>
              {isWide && (
                <td>
                  <Tags tags={original.tags} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
