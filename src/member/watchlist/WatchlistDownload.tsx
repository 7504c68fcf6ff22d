import { useApolloClient } from '@apollo/client/react';
import { ImportIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { DownloadButton } from '../../ui/DownloadButton';
import type { Watchlist } from '../shared/useLists';

/** Downloads a list as a CSV file. */
export function WatchlistDownload({ list }: { list: Watchlist }) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const client = useApolloClient();

  return (
    <DownloadButton
      label={t('export.csvOf', { list: list.name })}
      icon={<ImportIcon />}
      make={async () => {
        const { watchlistFile } = await import('./watchlist-csv');
        return watchlistFile(list, client, clock.now());
      }}
      notify={notify}
    />
  );
}
