import { useMarketStatus } from '../actors/market-clock';
import { useT } from '../i18n/useT';

/** Market time and the phase that Ho Chi Minh City's exchange is in. */
export function MarketStatus() {
  const t = useT();
  const { time, date, weekday, phase, isTrading } = useMarketStatus();

  return (
    <p className="status">
      <span className="status-dot" {...(isTrading && { 'data-trading': true })} />
      <strong>{time}</strong>
      <span className="cut">
        {t(`phase.${phase}`)}
        <span className="status-day">
          {' · '}
          {t(`weekday.${weekday}`)} {date}
        </span>
      </span>
    </p>
  );
}
