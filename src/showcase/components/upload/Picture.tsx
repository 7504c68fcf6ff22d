import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { Upload } from '../Upload';
import styles from '../Upload.module.css';

export function Picture() {
  const t = useT();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return (
    <Row>
      <Upload label={t('upload.avatar')} onAccepted={(file) => setUrl(URL.createObjectURL(file))} />
      {url && <img className={styles.picture} src={url} alt={t('upload.avatar')} />}
    </Row>
  );
}
