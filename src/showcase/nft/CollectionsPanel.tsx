import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { people } from '../people';
import { Picture } from '../pictures/Picture';
import { Portrait } from '../pictures/Portrait';
import { formatMoney } from './money';
import { collectionIds, collections } from './sample';
import styles from './CollectionsPanel.module.css';

/** The trending collections with their owners and values. */
export function CollectionsPanel() {
  const t = useT();
  const title = t('showcase.nft.collections');
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {collectionIds.map((id) => {
          const { owner, picture, usdValue } = collections[id];
          const { name, face } = people[owner];
          return (
            <li key={id} className={styles.collection}>
              <div className={styles.picture}>
                <Picture {...picture} />
              </div>
              <div className={styles.text}>
                <h3>{t(`showcase.nft.collection.${id}`)}</h3>
                <p className={styles.owner}>
                  <Portrait {...face} className={styles.avatar} />
                  <span lang="vi">{name}</span>
                </p>
              </div>
              <p className="semibold">{formatMoney(usdValue, 'USD')}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
