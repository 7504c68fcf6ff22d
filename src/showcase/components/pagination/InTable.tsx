import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Pagination } from '../Pagination';
import styles from '../Pagination.module.css';
import { symbols } from '../sample';
import '../../../ui/Table.css';

const SIZE = 4;

export function InTable() {
  const t = useT();
  const [page, setPage] = useState(1);
  const from = (page - 1) * SIZE;
  const rows = symbols.slice(from, from + SIZE);
  return (
    <div className="stack">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('watchlist.symbol')}</th>
            <th scope="col">{t('watchlist.name')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, note }) => (
            <tr key={text}>
              <td>{text}</td>
              <td className="truncate" lang="vi" title={note}>
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.range}>
        <span className="text-2" role="status">
          {t('showcase.pagination.range', { from: from + 1, to: from + rows.length, total: symbols.length })}
        </span>
        <Pagination
          label={t('showcase.pagination.ofTable')}
          page={page}
          pages={Math.ceil(symbols.length / SIZE)}
          onPage={setPage}
        />
      </div>
    </div>
  );
}
