import { useT } from '../../../i18n/useT';
import { TabSet } from '../TabSet';

export function Disabled() {
  const t = useT();
  return (
    <TabSet
      id="disabled"
      tabs={[
        { id: 'channels', title: t('channels.title'), text: t('channels.hint') },
        { id: 'cards', title: t('cards.title'), text: '', isDisabled: true },
        { id: 'images', title: t('upload.title'), text: t('upload.hint') },
      ]}
    />
  );
}
