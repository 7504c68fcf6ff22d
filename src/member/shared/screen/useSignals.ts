import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { addTradingDays, isTradingDay } from '../../../market/calendar';
import { lastClosedDay, marketTime } from '../../../market/clock';
import { SignalsDocument } from '../signals.generated';
import { signalsSince, type SignalsBySymbol } from './rows';

/** How many trading days a signal counts as one of late. */
const SIGNAL_DAYS = 5;

const none: SignalsBySymbol = new Map();

/** The signals of the newest trading days by symbol, loaded where a condition is about them. */
export function useSignals(isWanted: boolean) {
  const now = useMarketTime();
  const { day } = marketTime(now);
  const lastDay = isTradingDay(day) ? day : lastClosedDay(now);
  const { data, error, refetch } = useQuery(SignalsDocument, { skip: !isWanted });
  const rows = data?.signals.rows;
  const signals = useMemo(
    () => (rows ? signalsSince(rows, addTradingDays(lastDay, 1 - SIGNAL_DAYS)) : none),
    [rows, lastDay],
  );
  return {
    signals,
    isLoading: isWanted && rows === undefined && error === undefined,
    error: isWanted ? error : undefined,
    onRetry: () => void refetch(),
  };
}
