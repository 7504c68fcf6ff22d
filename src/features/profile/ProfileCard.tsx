import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useNotify } from '../../actors/notices';
import { useAvatar } from '../../actors/profile-images';
import { useSession } from '../../actors/Running';
import { useT } from '../../i18n/useT';
import { fullName } from '../../lib/full-name';
import { Avatar } from '../../ui/Avatar';
import { Panel } from '../../ui/Panel';
import { SampleLabel } from '../../ui/SampleLabel';
import './ProfileCard.css';

/** The specification's figure; nothing computes it. */
const FULLNESS = 90;

/** Who the person is to Nhịp, and the code that invites others. */
export function ProfileCard() {
  const t = useT();
  const user = useSession(({ context }) => context.session?.user);
  const avatar = useAvatar(user);
  if (!user) return null;

  const { userName, membership, refCode } = user;
  return (
    <Panel name={t('profile.summary')} className="profile-card">
      <div className="profile-who">
        <Avatar {...user} imgUrl={avatar} className="avatar-large" />
        <p className="profile-name">{fullName(user)}</p>
      </div>
      <dl className="profile-facts">
        {userName && <Fact term={t('profile.userName')}>{userName}</Fact>}
        {membership !== null && <Fact term={t('profile.membership')}>{membership}</Fact>}
        {refCode !== null && (
          <Fact term={t('profile.refCode')}>
            {refCode}
            <CopyButton code={refCode} />
          </Fact>
        )}
      </dl>
      <div className="profile-fullness">
        <p>
          <span className="muted">{t('profile.fullness')}</span>
          <span className="strong">{FULLNESS}%</span>
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
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CopyButton({ code }: { code: string }) {
  const t = useT();
  const notify = useNotify();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ kind: 'success', title: t('profile.copied'), description: code });
    } catch {
      const description = t('profile.copyFailedHint', { code });
      notify({ kind: 'error', title: t('profile.copyFailed'), description });
    }
  };
  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={<DuplicateIcon />}
      aria-label={t('profile.copy')}
      title={t('profile.copy')}
      onClick={() => void copy()}
    />
  );
}
