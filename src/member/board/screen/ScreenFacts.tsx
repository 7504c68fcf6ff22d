import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { FeedFailedLine } from '../../shared/feed/FeedFailed';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { conditionText, type NamesOf } from './condition-text';
import { MOST_COMPUTED, type useScreen } from './useScreen';
import styles from './ScreenFacts.module.css';

/** An address may hold thousands of signs that are no condition. */
const LONGEST_NAMED = 80;

type Props = { screen: ReturnType<typeof useScreen>; dropped: readonly string[]; nameOf: NamesOf };

/** What is not known of the result, each once: parts of the address, figures of the server, bars that are to come. */
export function ScreenFacts({ screen, dropped, nameOf }: Props) {
  const t = useT();
  const { technicals, leftOut, isByValue, ignored, signals, conditionLists, sent } = screen;
  const { done, total, isRunning, isStopped, failed, empty, stepped, error, stop, resume, retry } =
    technicals;
  const parts = dropped.join(', ');
  return (
    <>
      {parts !== '' && (
        <p className={styles.line}>
          {t('screen.dropped', {
            parts: parts.length > LONGEST_NAMED ? `${parts.slice(0, LONGEST_NAMED)}…` : parts,
          })}
        </p>
      )}
      {sent.figures === null && <p className={styles.line}>{t('screen.noFigures')}</p>}
      {sent.error !== undefined && (
        <LoadFailedLine error={sent.error} text={t('screen.figuresFailed')} onRetry={sent.onRetry} />
      )}
      {ignored.length > 0 && (
        <p className={styles.line}>
          {t('screen.ignored', {
            conditions: ignored.map((each) => conditionText(each, nameOf)).join(' · '),
          })}
        </p>
      )}
      {signals.error !== undefined && (
        <LoadFailedLine error={signals.error} text={t('screen.signalsFailed')} onRetry={signals.onRetry} />
      )}
      {conditionLists.error !== undefined && (
        <LoadFailedLine
          error={conditionLists.error}
          text={t('screen.listsFailed')}
          onRetry={conditionLists.onRetry}
        />
      )}
      {isRunning && (
        <div className={styles.progress}>
          <label>
            <progress value={done} max={total} />
            <span>{t('screen.computing', { done, total })}</span>
          </label>
          <Button text={t('screen.stop')} onClick={stop} />
        </div>
      )}
      {isStopped && (
        <div className={styles.progress}>
          <span>{t('screen.stopped', { done, total })}</span>
          <Button text={t('screen.resume')} onClick={resume} />
        </div>
      )}
      {failed > 0 && (
        <FeedFailedLine error={error} title={t('screen.barsFailed', { count: failed })} onRetry={retry} />
      )}
      {empty > 0 && <p className={styles.line}>{t('screen.noBars', { count: empty })}</p>}
      {stepped > 0 && <p className={styles.line}>{t('screen.stepped', { count: stepped })}</p>}
      {leftOut > 0 && (
        <p className={styles.line}>
          {t(isByValue ? 'screen.leftOut' : 'screen.leftOutByName', { most: MOST_COMPUTED, count: leftOut })}
        </p>
      )}
    </>
  );
}
