import { SmallTickIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { evidenceSentences } from './evidence';
import { Figures } from './Figures';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import styles from './WhyPanel.module.css';

/** The evidence of a signal. */
export function Evidence({ shown, today }: { shown: ExplainedSignalFragment; today: Day }) {
  const t = useT();
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
