import { useSession } from '../../../app/actors/AppActors';
import { SampleLabel } from '../../../app/layouts/SampleTag';
import { useT } from '../../../i18n/useT';
import { hasSamples } from '../../../lib/variables';
import { Panels } from '../../../ui/ErrorBoundary';
import { Panel } from '../../../ui/Panel';
import { ImageUpload } from './ImageUpload';
import { OwnSubscriptionPanel } from './OwnSubscription';
import { ProfileForm } from './ProfileForm';
import styles from './ImageUpload.module.css';

/**
 * The profile form, the pictures, which no call uploads and which are kept for the page's life, and the person's
 * subscription.
 */
export function PersonalInfo() {
  const t = useT();
  const id = useSession(({ context }) => context.session?.user.id);
  return (
    <Panels>
      <Panel name={t('personal.record')}>
        {/* By its person, so that nobody sees another person's input. */}
        <ProfileForm key={id} />
      </Panel>
      {hasSamples() && (
        <Panel title={t('upload.title')} fact={<SampleLabel />} foot={t('upload.hint')}>
          <div className={styles.uploads}>
            <ImageUpload kind="avatar" label={t('upload.avatar')} />
            <ImageUpload kind="zaloQr" label={t('upload.zaloQr')} />
          </div>
        </Panel>
      )}
      {/* Last: a server that answers late, or lacks the call, moves nothing above it. */}
      <OwnSubscriptionPanel />
    </Panels>
  );
}
