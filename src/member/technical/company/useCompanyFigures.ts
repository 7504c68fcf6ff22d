import { useQuery } from '@apollo/client/react';
import type { SymbolFigures } from '../../../graph/figures-values';
import { FiguresDocument } from '../../../graph/figures.generated';
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
  const market = useQuery(FiguresDocument);
  const company = useQuery(CompanyReportDocument, { variables: { symbol } });
  const found = market.data?.figures?.symbols.find((each) => each.symbol === symbol);
  const hasValuation = found !== undefined && VALUATION.some((name) => found[name] !== null);
  const known: CompanyFigures = {
    figures: hasValuation ? found : null,
    asOf: market.data?.figures?.asOf ?? null,
    quarters: company.data?.companyReport?.quarters ?? NONE,
    peers: company.data?.companyReport?.peers ?? NONE,
  };
  return { known, loads: [market, company] as const };
}
