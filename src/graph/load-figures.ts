import { nullIfNotFound } from '../rest/errors';
import type { Sources } from './backend';
import { readCompanyReport } from './readers/company-report';
import { readFigures } from './readers/figures';
import { readSymbol } from './readers/instrument';
import type { CompanyReport, Figures } from './resolvers.types';

/** The figures of the market as of the last close; null where the server lacks the call. */
export async function loadFigures(api: Sources['api']): Promise<Figures | null> {
  const response = await api.get('api/figures').catch(nullIfNotFound);
  return response === null ? null : readFigures(response);
}

/** What a company reported, and its peers; null where the server lacks the call or does not know the symbol. */
export async function loadCompanyReport(api: Sources['api'], symbol: string): Promise<CompanyReport | null> {
  const ticker = readSymbol(symbol);
  if (ticker === null) return null;
  const response = await api.get(`api/company?symbol=${encodeURIComponent(ticker)}`).catch(nullIfNotFound);
  return response === null ? null : readCompanyReport(response, ticker);
}
