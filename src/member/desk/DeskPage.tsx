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
import { useDeskDialogs } from '../shared/desk-dialogs';
import { useDesk } from '../shared/useDesk';
import type { FlowDraft } from './account/flow-form';
import { FlowDialog } from './account/FlowDialog';
import { DeskPanels } from './DeskPanels';
import type { ImportRequest } from './preview/import-source';
import { Transfer } from './Transfer';
import { useImportSources } from './useImportSources';
import styles from './DeskPage.module.css';

const ImportTrades = part(() => import('./preview/ImportTrades'), 'ImportTrades', { texts: 'import' });

/** /desk: the account, holdings, alerts, plans, history and notes. */
export default function DeskPage() {
  const t = useT();
  const { desk, error, retry } = useDesk();
  const { openAlert, openTrade } = useDeskDialogs();
  const [flow, openFlow] = useState<FlowDraft | null>(null);
  const [request, requestImport] = useState<ImportRequest | null>(null);
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
            onClick={() => requestImport({ source: null })}
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
        <DeskPanels desk={desk} onFlow={openFlow} onImport={() => requestImport({ source: null })}>
          <AlertsPanel />
        </DeskPanels>
      )}
      {flow && <FlowDialog draft={flow} onClose={() => openFlow(null)} />}
      {desk && request && (
        <Opened onClose={() => requestImport(null)}>
          <ImportTrades desk={desk} request={request} onClose={() => requestImport(null)} />
        </Opened>
      )}
      {isDragged && <div className={styles.dropHere}>{t('desk.dropHere')}</div>}
    </>
  );
}
