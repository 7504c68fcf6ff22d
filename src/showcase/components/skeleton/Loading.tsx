import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useTransition } from 'react';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../ui/PanelState';
import { symbols, wait } from '../sample';
import '../../../ui/Table.css';

const rows = symbols.slice(0, 4);

export function Loading() {
  const t = useT();
  const [isLoading, load] = useTransition();
  return (
    <div className="stack">
      <div>
        <Button
          icon={<RefreshIcon />}
          text={t('showcase.skeleton.load')}
          onClick={() => load(() => wait(1_500))}
        />
      </div>
      {isLoading ? (
        <Skeleton rows={rows.length} isApart />
      ) : (
        <table className="table">
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
      )}
    </div>
  );
}
