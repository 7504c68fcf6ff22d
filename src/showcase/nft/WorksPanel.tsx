import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { people } from '../people';
import { Picture } from '../pictures/Picture';
import { Portrait } from '../pictures/Portrait';
import { formatMoney } from './money';
import { workIds, works, type WorkId } from './sample';
import styles from './WorksPanel.module.css';

/** The newest works with their current bids. */
export function WorksPanel() {
  const t = useT();
  const title = t('showcase.nft.works');
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {workIds.map((id) => (
          <li key={id}>
            <WorkCard id={id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WorkCard({ id }: { id: WorkId }) {
  const t = useT();
  const { author, picture, bid } = works[id];
  const { name, face } = people[author];
  const title = t(`showcase.nft.work.${id}`);
  return (
    <article aria-label={title}>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.author}>
        <Portrait {...face} className={styles.avatar} />
        <span lang="vi">{name}</span>
      </p>
      <dl className={styles.bid}>
        <dt>{t('showcase.nft.currentBid')}</dt>
        <dd>
          <span className="semibold text-1">{formatMoney(bid.USD, 'USD')}</span>
          <span>{formatMoney(bid.ETH, 'ETH')}</span>
        </dd>
      </dl>
    </article>
  );
}
