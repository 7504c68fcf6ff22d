import { TimelineLineChartIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { isIndex } from '../../market/exchange';
import { part } from '../../ui/part';
import { Popover } from '../../ui/Popover';
import { colourOf, overlays, panes, type Indicator } from './chart/indicators';
import { INDEX, isIntraday, MOST_COMPARED, type ChartView } from './chart/view';
import styles from './ChartChoices.module.css';

const AdjustmentChoice = part(() => import('./events/AdjustmentChoice'), 'AdjustmentChoice', {
  texts: 'chart',
  optional: true,
});

const AddCompared = part(() => import('./compare/AddCompared'), 'AddCompared', {
  texts: 'chart',
  optional: true,
});

type Props = {
  symbol: string;
  view: ChartView;
  onChoose: (choice: Partial<ChartView>) => void;
};

/** The menu of indicators, scale and comparison. */
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
            {symbol !== INDEX && (
              <CheckboxOption
                label={t('technical.compare')}
                colour="text-1"
                isChosen={view.compared.includes(INDEX)}
                onToggle={() => onChoose({ compared: withToggled(view.compared) })}
              />
            )}
            <Suspense>
              <AddCompared
                symbol={symbol}
                compared={view.compared}
                onChoose={(compared) => onChoose({ compared })}
              />
            </Suspense>
          </fieldset>
          <p className="caption">{t('technical.hollow')}</p>
        </div>
      )}
    </Popover>
  );
}

type OptionProps = { label: string; colour?: string; isChosen: boolean; onToggle: () => void };

function CheckboxOption({ label, colour, isChosen, onToggle }: OptionProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{label}</span>
      {colour && <i style={{ background: `var(--${colour})` }} />}
    </label>
  );
}

/** The compared symbols with the index or without it; it takes the place of the last one where no more fit. */
function withToggled(compared: readonly string[]): readonly string[] {
  const others = compared.filter((name) => name !== INDEX);
  return others.length < compared.length ? others : [INDEX, ...others].slice(0, MOST_COMPARED);
}
