import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useMatchedRoute } from '../../app/router/match';
import { useT } from '../../i18n/useT';
import { watchDrafts } from '../../lib/drafts';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { discardKeptDialog, readKeptDialog } from '../shared/kept-dialog';
import styles from './KeptDialogLine.module.css';

/** Offers, on its page, the dialog in which something was typed when the session ended: to open it again, or to discard that. */
export function KeptDialogLine() {
  const t = useT();
  const { reopen } = useDeskDialogs();
  // Where the page is another one, the line waits for its own.
  useMatchedRoute();
  const [kept, setKept] = useState(readKeptDialog);
  useEffect(() => watchDrafts(() => setKept(readKeptDialog())), []);
  if (kept === null || kept.path !== window.location.pathname) return null;
  return (
    <p className={`${styles.line} screen-only`} role="status">
      <span>{t('desk.kept', { title: kept.title })}</span>
      <Button
        size="small"
        text={t('desk.keptReopen')}
        onClick={() => {
          setKept(null);
          reopen(kept);
        }}
      />
      <Button
        size="small"
        variant="minimal"
        text={t('desk.keptDiscard')}
        onClick={() => {
          discardKeptDialog(kept);
          setKept(null);
        }}
      />
    </p>
  );
}
