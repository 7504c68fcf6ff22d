import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate } from '../../app/router/navigation';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { lastClosedDay } from '../../market/clock';
import { IconButton } from '../../ui/IconButton';
import type { Controls } from '../controls';
import { dropOnDesk } from './drop-on-desk';
import { sampleFile, sampleNames, type SampleName } from './sample-files';
import styles from './SampleControls.module.css';

type Props = Pick<Controls, 'time' | 'priceInDong'> & { onImport?: () => void };

/** The sample files: each is imported on My T+, where its preview opens, or saved. */
export function SampleControls({ time, priceInDong, onImport = () => {} }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  const make = async (name: SampleName) => {
    const { sheetFile } = await import('../../tables/sheet-file');
    const last = lastClosedDay(new Date(time.now()));
    return sampleFile(name, { last, priceInDong, write: sheetFile });
  };
  const run = (name: SampleName, use: (file: File) => void | Promise<void>) => {
    setFailed(false);
    make(name)
      .then(use)
      .catch(() => setFailed(true));
  };

  return (
    <ul className={styles.samples} aria-label={t('demo.samples')}>
      {sampleNames.map((name) => (
        <li key={name}>
          <Button
            fill
            text={t(`demo.sample.${name}`)}
            onClick={() =>
              run(name, async (file) => {
                onImport();
                await dropOnDesk(file, navigate);
              })
            }
          />
          <IconButton
            icon={<DownloadIcon />}
            label={t('demo.sample.save', { name: t(`demo.sample.${name}`) })}
            onClick={() => run(name, download)}
          />
        </li>
      ))}
      {hasFailed && (
        <li className="caption" role="status">
          {t('demo.sampleFailed')}
        </li>
      )}
    </ul>
  );
}
