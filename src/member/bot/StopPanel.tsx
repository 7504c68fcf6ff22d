import { useQuery } from '@apollo/client/react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { BotsDocument } from './bot.generated';
import styles from './LinkPanel.module.css';

/** How to unsubscribe: by the bot's keyword or in the messaging app. */
export function StopPanel() {
  const t = useT();
  const { data } = useQuery(BotsDocument);
  const words = (data?.bots ?? []).flatMap(({ id, name, stopWord }) =>
    stopWord === null ? [] : [{ id, name, word: stopWord }],
  );

  return (
    <Panel title={t('bot.stop')}>
      <ul className={styles.waysOut}>
        {words.map(({ id, ...bot }) => (
          <li key={id}>{t('bot.stopWord', bot)}</li>
        ))}
        <li>{t('bot.stopBlock')}</li>
        <li>{t('bot.stopAgain')}</li>
      </ul>
    </Panel>
  );
}
