import { HTMLSelect } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { symbols } from '../sample';
import { Column } from '../Layout';

const unnamed = { title: '' };

export function Grouped() {
  const t = useT();
  return (
    <Column>
      <HTMLSelect fill iconProps={unnamed} aria-label={t('watchlist.symbol')}>
        {['HOSE', 'HNX', 'UPCoM'].map((board) => (
          <optgroup key={board} label={board}>
            {symbols
              .filter((symbol) => symbol.board === board)
              .map(({ text }) => (
                <option key={text}>{text}</option>
              ))}
          </optgroup>
        ))}
      </HTMLSelect>
    </Column>
  );
}
