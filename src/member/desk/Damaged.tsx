import { Button } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { useSaveDesk } from '../shared/useSaveDesk';
import { jsonFile } from './transfer';
import styles from './Damaged.module.css';

/** What this browser had saved and cannot be read: each to be downloaded, and discarded only by the person. */
export function Damaged({ originals }: { originals: WholeDeskFragment['damaged'] }) {
  const t = useT();
  const save = useSaveDesk();
  const isOne = originals.length === 1;

  return (
    <Warning text={t('desk.damaged')}>
      {originals.map(({ id, text }, i) => {
        const number = i + 1;
        const name = isOne ? 'nhip-desk-damaged.txt' : `nhip-desk-damaged-${number}.txt`;
        return (
          <span key={id} className={styles.original}>
            <Button
              text={isOne ? t('desk.damagedSave') : t('desk.damagedSaveOf', { number })}
              onClick={() => download(new File([text], name, { type: 'text/plain' }))}
            />
            <Button
              variant="minimal"
              text={isOne ? t('desk.damagedDiscard') : t('desk.damagedDiscardOf', { number })}
              onClick={() => void save({ discarded: [id] })}
            />
          </span>
        );
      })}
    </Warning>
  );
}

/** Says that nothing more can be saved, and exports what is there. */
export function LastVersion({ desk }: { desk: WholeDeskFragment }) {
  return <ExportWarning text={useT()('desk.lastVersion')} desk={desk} />;
}

/** Says that the newest changes are in this browser alone, and exports what is there. */
export function Unsent({ desk }: { desk: WholeDeskFragment }) {
  return <ExportWarning text={useT()('desk.unsentHint')} desk={desk} />;
}

function ExportWarning({ text, desk }: { text: string; desk: WholeDeskFragment }) {
  const t = useT();
  const today = useToday();
  return (
    <Warning text={text}>
      <Button text={t('desk.exportJson')} onClick={() => download(jsonFile(desk, today))} />
    </Warning>
  );
}

function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.damaged} role="alert">
      <WarningSignIcon />
      <p>{text}</p>
      {children}
    </div>
  );
}
