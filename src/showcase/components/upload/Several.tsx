import { CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Upload } from '../Upload';
import { IconButton } from '../../../ui/IconButton';
import styles from '../Upload.module.css';

export function Several() {
  const t = useT();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="stack">
      <Upload
        isMultiple
        label={t('upload.title')}
        onAccepted={(file) => setFiles((before) => [...before, file])}
      />
      <ul className={styles.files}>
        {files.map((file, index) => (
          <li key={index}>
            <span className="truncate">{file.name}</span>
            <span className="text-3">{t('showcase.upload.size', { size: Math.ceil(file.size / 1024) })}</span>
            <IconButton
              icon={<CrossIcon />}
              label={t('showcase.upload.remove', { file: file.name })}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
