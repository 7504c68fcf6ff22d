import { isAverageKind, isChoiceKind, isRangeKind, kindNames } from '../../../src/market/screen/kinds';

export const rangeKinds = kindNames.filter(isRangeKind);
export const choiceKinds = kindNames.filter(isChoiceKind);
export const averageKinds = kindNames.filter(isAverageKind);
