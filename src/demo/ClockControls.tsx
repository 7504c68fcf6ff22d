import { useSyncExternalStore } from 'react';
import { useMarketStatus } from '../member/frame/market-status';
import { DayRail } from '../member/trading-day/DayRail';
import { Segments } from '../app/settings/Segments';
import { useT } from '../i18n/useT';
import { Choices } from './Choices';
import { speeds, type MarketTime, type Speed } from './market-time';
import { momentOf, presets } from './presets';
import { useTexts } from './useTexts';
import styles from './DemoDrawer.module.css';

const names = speeds.map(String);

/** The market's clock: what it shows, the moments that it can be set to, and how fast it runs. */
export function ClockControls({ time }: { time: MarketTime }) {
  const t = useT();
  const texts = useTexts();
  const { time: shown, date, weekday } = useMarketStatus();
  const hands = useSyncExternalStore(time.watch, time.hands);

  return (
    <section aria-label={texts.clock}>
      <h3>{texts.clock}</h3>
      <p className={styles.clock}>
        {shown}{' '}
        <span>
          {t(`weekday.${weekday}`)} {date}
        </span>
      </p>
      <DayRail />
      <Choices
        columns={3}
        choices={[
          ...presets.map((choice) => ({ choice, ...texts.presets[choice] })),
          { choice: 'real' as const, ...texts.real },
        ]}
        pressed={hands === null ? 'real' : hands.preset}
        onPress={(choice) => {
          if (choice === 'real') time.release();
          else time.setTo(momentOf(choice, new Date()), choice);
        }}
      />
      <Segments
        name="demo-speed"
        label={texts.speed}
        choices={names}
        nameOf={(speed) => (speed === '0' ? texts.still : `${speed}×`)}
        chosen={String(hands?.speed ?? 1)}
        onChoose={(speed) => time.setSpeed(Number(speed) as Speed)}
      />
    </section>
  );
}
