import { useQuery } from '@apollo/client/react';
import type { SymbolFigures } from '../../../graph/figures-values';
import { useFigures } from '../../shared/screen/useFigures';
import { CompanyReportDocument, type ReportedQuarterFragment } from './company.generated';

/** What a company is worth and earns; null where the server does not know it. */
export type CompanyFigures = {
  figures: SymbolFigures | null;
  /** The day of the close that the figures belong to. */
  asOf: string | null;
  quarters: readonly ReportedQuarterFragment[];
  peers: readonly string[];
};

const VALUATION = ['marketCap', 'pe', 'pb', 'eps', 'roe', 'dividendYield', 'shares'] as const;
const NONE: readonly never[] = [];

/** Loads the figures of the market and the report of a company. */
export function useCompanyFigures(symbol: string) {
  const market = useFigures();
  const company = useQuery(CompanyReportDocument, { variables: { symbol } });
  const found = market.figures?.get(symbol);
  const hasValuation = found !== undefined && VALUATION.some((name) => found[name] !== null);
  const known: CompanyFigures = {
    figures: hasValuation ? found : null,
    asOf: market.asOf,
    quarters: company.data?.companyReport?.quarters ?? NONE,
    peers: company.data?.companyReport?.peers ?? NONE,
  };
  return {
    known,
    isLoading: market.isLoading || company.loading,
    error: market.error ?? company.error,
    onRetry() {
      if (market.error) market.onRetry();
      if (company.error) void company.refetch().catch(() => {});
    },
  };
}
