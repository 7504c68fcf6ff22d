import { Link } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import type { Bot } from './BotLink';
import styles from './LinkPanel.module.css';

type Props = { bot: Bot; refCode: string };

/** In the demo no bot answers; this stands for the link that it would send. Nothing in the product. */
export function DemoConfirmation({ bot: { id, name }, refCode }: Props) {
  const t = useT();
  if (useAppActors().demo === null) return null;
  return (
    <div className={styles.demo}>
      <p className="caption">{t('bot.demo')}</p>
      <Link className="bp6-button" href={`/signal/subscribe-confirm/${id}/${encodeURIComponent(refCode)}`}>
        {t('bot.demoConfirm', { name })}
      </Link>
    </div>
  );
}
