import { Link } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import type { Bot } from './BotLink';

type Props = { bot: Bot; refCode: string };

/** The demo's stand-in for the confirmation link that a bot sends; absent in production. */
export function DemoConfirmation({ bot: { id, name }, refCode }: Props) {
  const t = useT();
  if (useAppActors().demo === null) return null;
  return (
    <div className="bot-demo">
      <p className="meta">{t('bot.demo')}</p>
      <Link className="bp6-button" href={`/signal/subscribe-confirm/${id}/${encodeURIComponent(refCode)}`}>
        {t('bot.demoConfirm', { name })}
      </Link>
    </div>
  );
}
