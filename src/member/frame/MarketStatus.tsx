import { useMarketStatus } from './market-status';
import { useT } from '../../i18n/useT';

/** Market time and the phase that Ho Chi Minh City's exchange is in. */
export function MarketStatus() {
  const t = useT();
  const { time, date, weekday, phase, closure, isTrading } = useMarketStatus();

  return (
    <p className="status">
      <span className="status-dot" {...(isTrading && { 'data-trading': true })} />
      <strong title={t('trading.time')}>
        <span className="visually-hidden">{t('trading.time')} </span>
        {time}
      </strong>
      <span className="cut">
        {t(closure ? `closure.${closure.name}` : `phase.${phase}`)}
        <span className="status-day">
          {' · '}
          {t(`weekday.${weekday}`)} {date}
        </span>
      </span>
    </p>
  );
}
