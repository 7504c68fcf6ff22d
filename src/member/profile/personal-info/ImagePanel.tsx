import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { SampleLabel } from '../../../ui/SampleLabel';
import { ImageUpload } from './ImageUpload';
import './ImagePanel.css';

/** Avatar and QR code; no call uploads them, so they are kept for the page's life. */
export function ImagePanel() {
  const t = useT();
  return (
    <Panel name={t('upload.title')} title={t('upload.title')} fact={<SampleLabel />} foot={t('upload.hint')}>
      <div className="image-uploads">
        <ImageUpload kind="avatar" label={t('upload.avatar')} />
        <ImageUpload kind="zaloQr" label={t('upload.zaloQr')} />
      </div>
    </Panel>
  );
}
