import { useT } from '../../../i18n/useT';
import { FeedFailedLine } from '../../shared/feed/FeedFailed';
import { MOST_REQUESTED } from '../../shared/useUnquoted';
import { useUnquotedRows } from './useUnquotedRows';

/** More symbols than these say nothing more. */
const MOST_NAMED = 5;

/** Says once which rows of a list have no price of now: that of a candle, or none, or one that is not requested. */
export function UnquotedNotes({ symbols }: { symbols: readonly string[] }) {
  const t = useT();
  const { ofBars, unknown, beyond, failed, error, onRetry } = useUnquotedRows(symbols);
  const named = unknown.slice(0, MOST_NAMED).join(', ');
  const more = unknown.length - MOST_NAMED;
  return (
    <>
      {ofBars > 0 && <p className="panel-line">{t('lists.ofBars', { count: ofBars })}</p>}
      {unknown.length > 0 && (
        <p className="panel-line">
          {t('lists.noPrice', {
            symbols: more > 0 ? t('lists.importMore', { symbols: named, count: more }) : named,
          })}
        </p>
      )}
      {beyond > 0 && (
        <p className="panel-line">{t('lists.beyondBars', { count: beyond, most: MOST_REQUESTED })}</p>
      )}
      {failed > 0 && (
        <FeedFailedLine error={error} title={t('lists.barsFailed', { count: failed })} onRetry={onRetry} />
      )}
    </>
  );
}
