import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { part } from '../../ui/part';
import { AlertsPanel } from '../alerts/AlertsPanel';
import { LoadState } from '../shared/LoadFailed';
import { Opened } from '../shared/Opened';
import { PrintSlot } from '../shared/PrintSlot';
import { SettingsForm } from '../shared/SettingsForm';
import { useDeskDialogs, useOpenedDialog } from '../shared/desk-dialogs';
import { useDesk } from '../shared/useDesk';
import { FlowDialog } from './account/FlowDialog';
import { DeskPanels } from './DeskPanels';
import type { ImportRequest } from './preview/import-source';
import { Transfer } from './Transfer';
import { useImportSources } from './useImportSources';
import styles from './DeskPage.module.css';

const ImportTrades = part(() => import('./preview/ImportTrades'), 'ImportTrades', { texts: 'import' });

const WITHOUT_SOURCE: ImportRequest = { source: null };

/** /desk: the account, holdings, alerts, plans, history and notes. */
export default function DeskPage() {
  const t = useT();
  const { desk, error, retry } = useDesk();
  const { openAlert, openTrade, openFlow } = useDeskDialogs();
  const flow = useOpenedDialog('flow');
  const reopened = useOpenedDialog('import');
  const [requested, requestImport] = useState<ImportRequest | null>(null);
  const request = requested ?? (reopened.draft && WITHOUT_SOURCE);
  const closeImport = () => {
    requestImport(null);
    reopened.close();
  };
  const isDragged = useImportSources(desk !== undefined, (source) => requestImport({ source }));

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('desk.title')}</h1>
          <p className="text-2 hide-on-phone">{t('desk.about')}</p>
        </div>
        <Link className={`bp6-button ${styles.performance}`} href="/desk/performance">
          {t('page.performance')}
        </Link>
        <div className={styles.actions}>
          <Button
            intent="primary"
            text={t('desk.record')}
            disabled={!desk}
            onClick={() => openTrade({ side: 'BUY' })}
          />
          <Button text={t('desk.addAlert')} disabled={!desk} onClick={() => openAlert({})} />
          <Button
            className="hide-on-phone"
            text={t('desk.importShort')}
            disabled={!desk}
            onClick={() => requestImport(WITHOUT_SOURCE)}
          />
          <SettingsForm />
          <PrintSlot />
          {desk ? (
            <Transfer desk={desk} onFlow={() => openFlow({})} onImport={requestImport} />
          ) : (
            <IconButton icon={<MoreIcon />} label={t('desk.more')} disabled />
          )}
        </div>
      </div>
      <LoadState of={desk} error={error} failed={t('desk.failed')} onRetry={retry} rows={8} />
      {desk && (
        <DeskPanels desk={desk} onFlow={openFlow} onImport={() => requestImport(WITHOUT_SOURCE)}>
          <AlertsPanel />
        </DeskPanels>
      )}
      {flow.draft && <FlowDialog draft={flow.draft} onClose={flow.close} />}
      {desk && request && (
        <Opened onClose={closeImport}>
          <ImportTrades desk={desk} request={request} onClose={closeImport} />
        </Opened>
      )}
      {isDragged && <div className={styles.dropHere}>{t('desk.dropHere')}</div>}
    </>
  );
}
