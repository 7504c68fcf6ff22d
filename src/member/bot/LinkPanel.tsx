import { useQuery } from '@apollo/client/react';
import { useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { LoadState } from '../shared/LoadFailed';
import { BotsDocument } from './bot.generated';
import { BotLink } from './BotLink';
import { configuredBot } from './configured-bot';
import { DemoConfirmation } from './DemoConfirmation';
import styles from './LinkPanel.module.css';
import botPageStyles from './BotPage.module.css';

/** The steps to link a bot; a text state when the server names none. */
export function LinkPanel() {
  const t = useT();
  const refCode = useSession(({ context }) => context.session?.user.refCode ?? null);
  const { data, error, refetch } = useQuery(BotsDocument);
  const bots = data ? (data.bots ?? [configuredBot()].filter((bot) => bot !== null)) : [];
  const [first] = bots;
  const yourCode = refCode === null ? '' : t('bot.yourCode', { code: refCode });
  const retry = () => void refetch();

  return (
    <Panel title={t('bot.link')} className={botPageStyles.link}>
      <LoadState of={data} error={error} failed={t('bot.failed')} onRetry={retry} rows={6} />
      {data && !first && <Empty title={t('bot.none')} hint={`${t('bot.noneHint')} ${yourCode}`.trim()} />}
      {first && refCode === null && <Empty title={t('bot.noCode')} hint={t('bot.noCodeHint')} />}
      {first && refCode !== null && (
        <>
          <ul className={styles.links}>
            {bots.map((bot) => (
              <li key={bot.id}>
                <BotLink bot={bot} refCode={refCode} />
              </li>
            ))}
          </ul>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <DemoConfirmation bot={first} refCode={refCode} />
        </>
      )}
    </Panel>
  );
}

const steps = ['bot.stepOpen', 'bot.stepReply', 'bot.stepConfirm'] as const;
