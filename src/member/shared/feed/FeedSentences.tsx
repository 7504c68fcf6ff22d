import { failureOf } from '../../../graph/failure';
import { feedReasonOf } from '../../../graph/feed-reason';
import { errorText } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';

type Props = {
  error: unknown;
  /** What stands between another sentence and this one. */
  after?: string;
};

/** Why a load from a feed failed, in a sentence that is the same wherever it stands, and the feed's own message. */
export function FeedSentence({ error, after = '' }: Props) {
  const t = useT();
  const failure = failureOf(error);
  const { kind, serverMessage } = failure;
  const reason = feedReasonOf(failure);
  return (
    <>
      {after}
      <span>
        {reason === null ? errorText(kind) : t(kind === 'timeout' ? 'feed.timeout' : `feed.${reason}`)}
      </span>
      {serverMessage !== null && (
        <>
          {' '}
          <q lang={langOf(serverMessage)}>{serverMessage}</q>
        </>
      )}
    </>
  );
}

/** How many symbols a search lists, which may be a part of the market. */
export function PartOfMarket({ count }: { count: number }) {
  const t = useT();
  return <p className="panel-line">{t('feed.part', { count })}</p>;
}

/** More symbols than these say nothing more. */
const MOST_NAMED = 5;

/** Whose prices are left out, as it is not known whether they are in đồng or in thousand. */
export function UnknownUnits({ symbols }: { symbols: readonly string[] }) {
  const t = useT();
  const named = symbols.slice(0, MOST_NAMED).join(', ');
  return (
    <p className="panel-line">
      {t('feed.unknownUnit', {
        count: symbols.length,
        symbols: symbols.length > MOST_NAMED ? `${named} …` : named,
      })}
    </p>
  );
}
