import { SmallTickIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import type { Day } from '../../../market/day';
import { evidenceSentences } from './evidence';
import { Figures } from './Figures';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import styles from './WhyPanel.module.css';

type Props = {
  shown: ExplainedSignalFragment;
  today: Day;
  /** Why the server lists it, which takes the place of what the product's own rules found. */
  rule: string | null | undefined;
};

/** The evidence of a signal. */
export function Evidence({ shown, today, rule }: Props) {
  const t = useT();
  if (rule) {
    return (
      <section>
        <h3>{t('why.evidence')}</h3>
        <p lang={langOf(rule)}>{rule}</p>
      </section>
    );
  }
  return (
    <section>
      <h3>{t('why.evidence')}</h3>
      <ul>
        {evidenceSentences(shown, today, t).map((sentence) => (
          <li key={sentence}>
            <SmallTickIcon className={styles.tick!} />
            <span>
              <Figures text={sentence} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
