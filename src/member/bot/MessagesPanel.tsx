import { useQuery } from '@apollo/client/react';
import { useAppActors, useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { lastClosedDay } from '../../market/clock';
import { Panel } from '../../ui/Panel';
import { Empty, Skeleton } from '../../ui/PanelState';
import { SampleLabel } from '../../app/layouts/SampleTag';
import { LoadFailed } from '../shared/LoadFailed';
import { useWorseKinds } from '../shared/worse-kinds';
import { useQuotes } from '../../graph/useQuotes';
import { useInstruments } from '../../graph/useInstrument';
import { BotSignalsDocument } from './bot.generated';
import { Message } from './Message';
import styles from './MessagesPanel.module.css';

const EXAMPLES = 3;

/** A description of the bot's messages with the newest signals as examples. */
export function MessagesPanel() {
  const t = useT();
  const isDemo = useAppActors().demo !== null;
  const { data, error, refetch } = useQuery(BotSignalsDocument);
  // As the list of signals has it, an older plan of a symbol is replaced by its newest.
  const examples = data?.signals.rows
    .filter(({ symbol }, i, rows) => rows.findIndex((row) => row.symbol === symbol) === i)
    .slice(0, EXAMPLES);
  const worse = useWorseKinds(lastClosedDay(useMarketTime()));
  const exchanges = useExchanges(examples?.map(({ symbol }) => symbol) ?? []);

  return (
    <Panel title={t('bot.sends')} fact={isDemo && <SampleLabel />} foot={t('bot.sendsFoot')}>
      <p className={styles.lead}>{t('bot.sendsText')}</p>
      {!examples && !error && <Skeleton rows={14} />}
      {!examples && error && (
        <LoadFailed error={error} title={t('signals.failed')} onRetry={() => void refetch()} />
      )}
      {examples?.length === 0 && <Empty title={t('signals.empty')} hint={t('bot.noExample')} />}
      {examples && examples.length > 0 && (
        <ol className={styles.chat} aria-label={t('bot.examples')}>
          {examples.map((signal) => (
            <li key={`${signal.symbol} ${signal.kind} ${signal.day}`}>
              <Message
                signal={signal}
                exchange={exchanges.get(signal.symbol) ?? null}
                isWorse={signal.kind !== null && worse.has(signal.kind)}
              />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The exchanges of these symbols, as far as the feed knows them. */
function useExchanges(symbols: readonly string[]) {
  useQuotes(symbols);
  const known = useInstruments(symbols);
  return new Map(symbols.map((symbol, i) => [symbol, known[i]?.exchange ?? null]));
}
