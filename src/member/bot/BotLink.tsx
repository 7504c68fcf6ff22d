import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { CopyButton } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';
import type { BotsQuery } from './bot.generated';
import styles from './LinkPanel.module.css';

export type Bot = NonNullable<BotsQuery['bots']>[number];

type Props = { bot: Bot; refCode: string };

/** The bot's chat link with the person's referral code: link, copy button and QR code. */
export function BotLink({ bot: { name, address }, refCode }: Props) {
  const t = useT();
  const notify = useNotify();
  const link = linkTo(address, refCode);

  return (
    <div className={styles.link}>
      <QrCode text={link} label={t('bot.qr', { name, code: refCode })} />
      <div>
        <h3>{name}</h3>
        <p className={styles.address}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
          <CopyButton
            text={link}
            label={t('bot.copy', { name })}
            onCopied={() => notify({ kind: 'success', title: t('bot.copied', { name }), description: link })}
            onRefused={() =>
              notify({ kind: 'error', title: t('bot.copyFailed'), description: t('bot.copyFailedHint') })
            }
          />
        </p>
        <p className="caption">{t('bot.carries', { code: refCode })}</p>
      </div>
    </div>
  );
}

/** The bot's address with the person's referral code. */
export function linkTo(address: string, refCode: string): string {
  return address.replaceAll('{refCode}', encodeURIComponent(refCode));
}
