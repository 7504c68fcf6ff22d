import { MoreIcon } from '@blueprintjs/icons';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { VietnameseNames } from '../../../ui/VietnameseNames';
import { Menu, MenuItem, menuItem } from '../../../ui/Menu';
import type { Lists } from '../lists';
import styles from './ResultMenu.module.css';

type Props = { symbol: string; lists: Lists };

/** What can be done with a symbol of the result: put it on one of the person's lists, compare it with the index. */
export function ResultMenu({ symbol, lists }: Props) {
  const t = useT();
  return (
    <Menu label={t('screen.menu', { symbol })} icon={<MoreIcon />} className={styles.opener}>
      {lists.all.map(({ id, name, rows }) => {
        const isListed = rows.some((each) => each.symbol === symbol);
        return (
          <MenuItem key={id} isDisabled={isListed} onSelect={() => lists.onAdd(id, symbol)}>
            <span>
              <VietnameseNames
                text={t(isListed ? 'screen.listed' : 'screen.addTo', { list: name })}
                names={langOf(name) === 'vi' ? [name] : []}
              />
            </span>
          </MenuItem>
        );
      })}
      <Link {...menuItem} href={`${pathTo('/technical/:symbol', { symbol })}?compare=VNINDEX`}>
        {t('screen.compareIndex')}
      </Link>
    </Menu>
  );
}
