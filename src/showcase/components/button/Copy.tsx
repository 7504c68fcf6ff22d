import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { CopyButton } from '../../../ui/CopyButton';
import { Row } from '../Layout';

const code = 'NHIP-2026';

export function Copy() {
  const t = useT();
  const notify = useNotify();
  return (
    <Row>
      <code>{code}</code>
      <CopyButton
        text={code}
        label={t('profile.copy')}
        onCopied={() => notify({ kind: 'success', title: t('profile.copied'), description: code })}
        onRefused={() => notify({ kind: 'error', title: t('profile.copyFailed') })}
      />
    </Row>
  );
}
