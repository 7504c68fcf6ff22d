import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { SampleLabel } from '../../../app/layouts/SampleTag';
import { ImageUpload } from './ImageUpload';
import styles from './ImagePanel.module.css';

/** Avatar and QR code; no call uploads them, so they are kept for the page's life. */
export function ImagePanel() {
  const t = useT();
  return (
    <Panel name={t('upload.title')} title={t('upload.title')} fact={<SampleLabel />} foot={t('upload.hint')}>
      <div className={styles.uploads}>
        <ImageUpload kind="avatar" label={t('upload.avatar')} />
        <ImageUpload kind="zaloQr" label={t('upload.zaloQr')} />
      </div>
    </Panel>
  );
}
