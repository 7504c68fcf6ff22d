import { MoreIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { VietnameseNames } from '../../../ui/VietnameseNames';
import { Popover } from '../../../ui/Popover';
import type { Lists } from '../lists';
import styles from './ResultMenu.module.css';

type Props = { symbol: string; lists: Lists };

/** What can be done with a symbol of the result: put it on one of the person's lists, compare it with the index. */
export function ResultMenu({ symbol, lists }: Props) {
  const t = useT();
  return (
    <Popover
      label={t('screen.menu', { symbol })}
      icon={<MoreIcon />}
      shape="choices"
      className={styles.opener}
    >
      {(close) => (
        <div className={styles.menu}>
          {lists.all.map(({ id, name, instruments }) => {
            const isListed = instruments.some((each) => each.symbol === symbol);
            return (
              <button
                key={id}
                type="button"
                disabled={isListed}
                onClick={() => {
                  close();
                  lists.onAdd(id, symbol);
                }}
              >
                <span>
                  <VietnameseNames
                    text={t(isListed ? 'screen.listed' : 'screen.addTo', { list: name })}
                    names={langOf(name) === 'vi' ? [name] : []}
                  />
                </span>
              </button>
            );
          })}
          <Link href={`${pathTo('/technical/:symbol', { symbol })}?compare=VNINDEX`}>
            {t('screen.compareIndex')}
          </Link>
        </div>
      )}
    </Popover>
  );
}
