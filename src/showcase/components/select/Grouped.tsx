import { useT } from '../../../i18n/useT';
import { symbols } from '../sample';
import { Column } from '../Layout';
import { Select } from '../../../ui/Select';

export function Grouped() {
  const t = useT();
  return (
    <Column>
      <Select fill aria-label={t('watchlist.symbol')}>
        {['HOSE', 'HNX', 'UPCoM'].map((board) => (
          <optgroup key={board} label={board}>
            {symbols
              .filter((symbol) => symbol.board === board)
              .map(({ text }) => (
                <option key={text}>{text}</option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Column>
  );
}
