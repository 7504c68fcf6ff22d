import { InputGroup } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';
import { IconButton } from '../../../ui/IconButton';

export function SearchBox() {
  const t = useT();
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    box.current?.focus();
  };
  return (
    <Column>
      <InputGroup
        inputRef={box}
        type="search"
        aria-label={t('showcase.input.find')}
        placeholder={t('search.placeholder')}
        leftIcon={<SearchIcon />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...(text !== '' && { rightElement: <ClearButton onClear={clear} /> })}
      />
    </Column>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const t = useT();
  return <IconButton icon={<CrossIcon />} label={t('showcase.input.clear')} onClick={onClear} />;
}
