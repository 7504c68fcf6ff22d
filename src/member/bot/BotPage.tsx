import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';

const Bot = part(() => import('./Bot'), 'Bot', { texts: 'bot' });

/** Loads the view with its texts. */
export function loadFirst() {
  return Bot.load();
}

/** /bot: the messaging bot. */
export default function BotPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.bot')}</h1>
      <Bot />
    </>
  );
}
