import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Label } from '../Label';
import { Row } from '../Layout';
import { IconButton } from '../../../ui/IconButton';

const all = ['FPT', 'HPG', 'VNM'];

export function Removable() {
  const t = useT();
  const [symbols, setSymbols] = useState(all);
  return (
    <Row>
      {symbols.map((symbol) => (
        <span key={symbol}>
          <Label isLarge text={symbol} />
          <IconButton
            icon={<CrossIcon />}
            label={t('watchlist.delete', { symbol })}
            onClick={() => setSymbols(symbols.filter((other) => other !== symbol))}
          />
        </span>
      ))}
      <Button
        disabled={symbols.length === all.length}
        text={t('watchlist.undo')}
        onClick={() => setSymbols(all)}
      />
    </Row>
  );
}
