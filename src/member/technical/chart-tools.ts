// What stands around the candles, and is loaded once they are there.
export { ChartButtons } from './ChartButtons';
export { ChartSummary } from './ChartSummary';
export { CompareChoices } from './compare/CompareChoices';
export { GrowingBars } from './GrowingBars';
export { ChartEvents } from './events/ChartEvents';
export { LineTools } from './lines/LineTools';
export { PositionLayer } from './position/PositionLayer';
export { PrintedChart } from './print/PrintedChart';
