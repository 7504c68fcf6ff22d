import { Checkbox } from '@blueprintjs/core';
import { useAppActors } from '../../../app/actors/AppActors';
import { SampleLabel } from '../../../app/layouts/SampleTag';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { notificationCategories, channels, useNotificationChoices } from './useNotificationChoices';
import styles from './ChannelsPanel.module.css';

/** The notification preferences per category and channel, kept for the page's life; in the demo until its reset. */
export function ChannelsPanel() {
  const t = useT();
  const { demo } = useAppActors();
  const { isChosen, toggle } = useNotificationChoices();

  return (
    <Panel
      title={t('channels.title')}
      fact={<SampleLabel />}
      foot={t(demo?.notifications ? 'channels.demoHint' : 'channels.hint')}
      className={styles.form}
    >
      <table aria-label={t('channels.title')}>
        <thead>
          <tr>
            <th scope="col">{t('channels.category')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationCategories.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`channels.${category}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    aria-label={`${t(`channels.${category}`)}: ${t(`channels.${channel}`)}`}
                    checked={isChosen(category, channel)}
                    onChange={() => toggle(category, channel)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
