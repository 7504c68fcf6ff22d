import { Button, Intent } from '@blueprintjs/core';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { configuredPartner } from '../../../lib/partner';
import styles from './PartnerPanel.module.css';
import chartControlsStyles from '../ChartControls.module.css';

type Props = {
  /** Whether the focus is in the partner's page. */
  isInside: boolean;
  /** The symbol that was chosen in the partner's page instead of ours. */
  diverged: string | null;
  onBack: () => void;
  onOwnChart: () => void;
};

/** Above the partner's page: the state of the focus and the buttons that leave the page. */
export function PartnerControls({ isInside, diverged, onBack, onOwnChart }: Props) {
  const t = useT();
  const note = () => {
    if (isInside) return t('technical.keysInChart');
    if (diverged !== null) return t('technical.strayed', { symbol: diverged });
    return t('technical.partnerChart', { partner: configuredPartner().name });
  };

  return (
    <div className={`${chartControlsStyles.controls} ${chartControlsStyles.partner}`}>
      <span className={`${styles.note} truncate`} role="status">
        {note()}
      </span>
      {diverged !== null && (
        <Link
          className="bp6-button"
          href={pathTo('/technical/:symbol', { symbol: diverged })}
          onClick={onBack}
        >
          {t('technical.followStrayed', { symbol: diverged })}
        </Link>
      )}
      <Button
        className={isInside ? '' : styles.back!}
        intent={Intent.PRIMARY}
        text={t('technical.backToList')}
        onClick={onBack}
      />
      <Button
        className={isInside || diverged !== null ? 'hide-on-phone' : ''}
        variant="minimal"
        text={t('technical.useOwnChart')}
        onClick={onOwnChart}
      />
    </div>
  );
}
