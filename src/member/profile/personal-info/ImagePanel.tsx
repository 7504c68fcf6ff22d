import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { SampleLabel } from '../../../ui/SampleLabel';
import { ImageUpload } from './ImageUpload';
import styles from './ImagePanel.module.css';

/** The person's pictures; no call takes them, so they last as long as the page. */
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
