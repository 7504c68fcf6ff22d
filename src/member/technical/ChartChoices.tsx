import { TimelineLineChartIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { isIndex } from '../../market/exchange';
import { part } from '../../ui/part';
import { Choice } from '../../ui/Choice';
import { Popover } from '../../ui/Popover';
import { colourOf, overlays, panes, type Indicator } from './chart/indicators';
import { isIntraday, chartTypes, type ChartView } from './chart/view';
import { CheckboxOption } from './CheckboxOption';
import styles from './ChartChoices.module.css';

const AdjustmentChoice = part(() => import('./events/AdjustmentChoice'), 'AdjustmentChoice', {
  texts: 'chart',
  optional: true,
});

type Props = {
  symbol: string;
  view: ChartView;
  onChoose: (choice: Partial<ChartView>) => void;
};

/** The menu of chart type, indicators and scale. */
export function ChartChoices({ symbol, view, onChoose }: Props) {
  const t = useT();
  const names: Readonly<Record<Indicator, string>> = {
    sma20: t('technical.sma', { length: 20 }),
    sma50: t('technical.sma', { length: 50 }),
    sma150: t('technical.sma', { length: 150 }),
    sma200: t('technical.sma', { length: 200 }),
    ema20: t('technical.ema'),
    bollinger: t('technical.bollinger'),
    volume: t('technical.volumePane'),
    rsi: t('technical.rsi'),
    macd: t('technical.macd'),
  };
  const { shown } = view;
  const isWithinDay = isIntraday(view.resolution);
  const toggled = (indicator: Indicator) =>
    shown.includes(indicator) ? shown.filter((other) => other !== indicator) : [...shown, indicator];
  const renderOption = (indicator: Indicator) => (
    <CheckboxOption
      key={indicator}
      label={names[indicator]}
      colour={colourOf(indicator)}
      isChosen={shown.includes(indicator)}
      onToggle={() => onChoose({ shown: toggled(indicator) })}
    />
  );

  return (
    <Popover label={t('technical.choices')} text icon={<TimelineLineChartIcon />} shape="choices">
      {() => (
        <div className={styles.choices}>
          <Choice
            label={t('technical.type')}
            options={chartTypes}
            nameOf={(type) => t(`technical.${type}`)}
            chosen={view.type}
            onChoose={(type) => onChoose({ type })}
          />
          {isWithinDay && <p>{t('technical.daysOnly')}</p>}
          <fieldset disabled={isWithinDay}>
            <legend>{t('technical.overlays')}</legend>
            {overlays.map(renderOption)}
          </fieldset>
          <fieldset disabled={isWithinDay}>
            <legend>{t('technical.panes')}</legend>
            {panes.map(renderOption)}
          </fieldset>
          <fieldset>
            <legend>{t('technical.scale')}</legend>
            <CheckboxOption
              label={t('technical.log')}
              isChosen={view.isLog}
              onToggle={() => onChoose({ isLog: !view.isLog })}
            />
            {!isIndex(symbol) && (
              <Suspense>
                <AdjustmentChoice
                  className={styles.choice}
                  isUnadjusted={view.isUnadjusted}
                  onChoose={(isUnadjusted) => onChoose({ isUnadjusted })}
                />
              </Suspense>
            )}
          </fieldset>
          {view.type === 'CANDLES' && <p className="caption">{t('technical.hollow')}</p>}
        </div>
      )}
    </Popover>
  );
}
