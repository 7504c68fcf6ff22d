import { useNotify } from '../../app/actors/useNotify';
import { useAvatar } from '../../app/actors/useProfileImage';
import { useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { fullName } from '../../lib/user-fields';
import { hasSamples } from '../../lib/variables';
import { Avatar } from '../../ui/Avatar';
import { CopyButton } from '../../ui/CopyButton';
import { Fact, Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { SampleLabel } from '../../app/layouts/SampleTag';
import styles from './ProfileCard.module.css';

/** Profile completeness in percent; fixed by the specification, not computed. */
const FULLNESS = 90;

/** The person's summary: picture, names, membership and referral code. */
export function ProfileCard() {
  const t = useT();
  const user = useSession(({ context }) => context.session?.user);
  const avatar = useAvatar(user);
  if (!user) return null;

  const { userName, membership, refCode } = user;
  return (
    <Panel name={t('profile.summary')} className={styles.card}>
      <div className={styles.user}>
        <Avatar {...user} imgUrl={avatar} className="avatar-large" />
        <p className={styles.name} lang={langOf(fullName(user))}>
          {fullName(user) || t('profile.you')}
        </p>
      </div>
      <Facts shape="rows" className={styles.facts}>
        {userName && <Fact name={t('profile.userName')}>{userName}</Fact>}
        {membership !== null && (
          <Fact name={t('profile.membership')}>
            <span lang={langOf(membership)}>{membership}</span>
          </Fact>
        )}
        {refCode !== null && (
          <Fact name={t('profile.refCode')}>
            {refCode}
            <CopyCode code={refCode} />
          </Fact>
        )}
      </Facts>
      {hasSamples() && (
        <div className={styles.fullness}>
          <p>
            <span className="text-2">{t('profile.fullness')}</span>
            <span className="semibold">{FULLNESS}%</span>
          </p>
          <div
            role="progressbar"
            aria-label={t('profile.fullness')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={FULLNESS}
          >
            <span style={{ width: `${FULLNESS}%` }} />
          </div>
          <SampleLabel />
        </div>
      )}
    </Panel>
  );
}

/** Copies the referral code; where the browser refuses, the notice shows it. */
function CopyCode({ code }: { code: string }) {
  const t = useT();
  const notify = useNotify();
  return (
    <CopyButton
      text={code}
      label={t('profile.copy')}
      onCopied={() => notify({ kind: 'success', title: t('profile.copied'), description: code })}
      onRefused={() =>
        notify({
          kind: 'error',
          title: t('profile.copyFailed'),
          description: t('profile.copyFailedHint', { code }),
        })
      }
    />
  );
}
