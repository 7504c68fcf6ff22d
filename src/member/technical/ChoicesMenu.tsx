import { useId } from 'react';
import type { SignalKind } from '../../lib/signal-address';
import { useT } from '../../i18n/useT';
import { isIndex } from '../../market/exchange';
import { KIND_DRAWINGS } from '../../ui/kind-drawings';
import { KindIcon } from '../../ui/KindIcon';
import { CheckOption } from '../../ui/CheckOption';
import { Choice } from '../../ui/Choice';
import { colourOf, overlays, panes, type Indicator } from './chart/indicators';
import { chartTypes, isIntraday, type ChartView } from './chart/view';
import { AdjustmentChoice } from './events/AdjustmentChoice';
import styles from './ChoicesMenu.module.css';

type Props = {
  symbol: string;
  view: ChartView;
  onChoose: (choice: Partial<ChartView>) => void;
};

/** The menu of chart type, indicators and scale. */
export function ChoicesMenu({ symbol, view, onChoose }: Props) {
  const t = useT();
  const signals = useId();
  const names: Readonly<Record<Indicator, string>> = {
    sma20: t('choices.sma', { length: 20 }),
    sma50: t('choices.sma', { length: 50 }),
    sma150: t('choices.sma', { length: 150 }),
    sma200: t('choices.sma', { length: 200 }),
    ema20: t('choices.ema'),
    bollinger: t('choices.bollinger'),
    volume: t('choices.volumePane'),
    rsi: t('choices.rsi'),
    macd: t('choices.macd'),
  };
  const { shown } = view;
  const isWithinDay = isIntraday(view.resolution);
  const toggled = (indicator: Indicator) =>
    shown.includes(indicator) ? shown.filter((other) => other !== indicator) : [...shown, indicator];
  const renderOption = (indicator: Indicator) => (
    <CheckOption
      key={indicator}
      label={names[indicator]}
      colour={colourOf(indicator)}
      isChosen={shown.includes(indicator)}
      onToggle={() => onChoose({ shown: toggled(indicator) })}
    />
  );

  return (
    <div className={styles.choices}>
      <Choice
        label={t('choices.type')}
        options={chartTypes}
        nameOf={(type) => t(`choices.${type}`)}
        chosen={view.type}
        onChoose={(type) => onChoose({ type })}
      />
      {isWithinDay && <p>{t('choices.daysOnly')}</p>}
      <fieldset className="check-options" disabled={isWithinDay}>
        <legend>{t('choices.overlays')}</legend>
        {overlays.map(renderOption)}
      </fieldset>
      <fieldset className="check-options" disabled={isWithinDay}>
        <legend>{t('choices.panes')}</legend>
        {panes.map(renderOption)}
      </fieldset>
      <fieldset className="check-options">
        <legend>{t('choices.scale')}</legend>
        <CheckOption
          label={t('choices.log')}
          isChosen={view.isLog}
          onToggle={() => onChoose({ isLog: !view.isLog })}
        />
        {!isIndex(symbol) && (
          <AdjustmentChoice
            isUnadjusted={view.isUnadjusted}
            onChoose={(isUnadjusted) => onChoose({ isUnadjusted })}
          />
        )}
      </fieldset>
      {!isIndex(symbol) && (
        <div>
          <p id={signals} className="caption">
            {t('choices.signals')}
          </p>
          <ul aria-labelledby={signals} className={styles.kinds}>
            {(Object.keys(KIND_DRAWINGS) as SignalKind[]).map((kind) => (
              <li key={kind}>
                <KindIcon kind={kind} />
                {t(`signals.${kind}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {view.type === 'CANDLES' && <p className="caption">{t('choices.hollow')}</p>}
    </div>
  );
}
