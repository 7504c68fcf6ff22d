import { useSyncExternalStore } from 'react';
import { useMarketStatus } from '../member/shared/useMarketStatus';
import { DayRail } from '../member/trading-day/DayRail';
import { RadioGroup } from '../app/settings/RadioGroup';
import { useT } from '../i18n/useT';
import { OptionGrid } from './OptionGrid';
import { speeds, type MarketTime, type Speed } from './market-time';
import { presetTime, presets } from './presets';
import styles from './DemoDrawer.module.css';

const names = speeds.map(String);

/** The controls of the market's clock: its time, its presets and its speed. */
export function ClockControls({ time }: { time: MarketTime }) {
  const t = useT();
  const { time: shown, date, weekday } = useMarketStatus();
  const setting = useSyncExternalStore(time.subscribe, time.setting);

  return (
    <section aria-label={t('demo.clock')}>
      <h3>{t('demo.clock')}</h3>
      <p className={styles.clock}>
        {shown}{' '}
        <span>
          {t(`weekday.${weekday}`)} {date}
        </span>
      </p>
      <DayRail />
      <OptionGrid
        columns={3}
        options={[
          ...[...presets, 'real' as const].map((value) => ({
            value,
            name: t(`demo.preset.${value}`),
            hint: t(`demo.preset.${value}.hint`),
          })),
        ]}
        pressed={setting === null ? 'real' : setting.preset}
        onPress={(value) => {
          if (value === 'real') time.release();
          else time.setTo(presetTime(value, new Date()), value);
        }}
      />
      <RadioGroup
        name="demo-speed"
        label={t('demo.speed')}
        options={names}
        labelOf={(speed) => (speed === '0' ? t('demo.still') : `${speed}×`)}
        value={String(setting?.speed ?? 1)}
        onChange={(speed) => time.setSpeed(Number(speed) as Speed)}
      />
    </section>
  );
}
