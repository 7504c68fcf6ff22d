import { ok } from '../http';
import type { Backend, MockServer } from '../backend';
import { covidDays } from '../reports/covid';

/** How many days a response has that were not requested. */
const USUAL_DAYS = 30;

/** GET /covid?lastdays=all, the public statistics: counts by day, requested without a token; `lastdays` is a number or all. */
export function covidRoute(server: MockServer, { behaviour }: Backend) {
  server.get('/covid', (_schema, request) => {
    const lastDays = request.queryParams['lastdays'];
    const days = lastDays === 'all' ? covidDays() : covidDays().slice(-(Number(lastDays) || USUAL_DAYS));
    const shown = behaviour.isEmpty ? [] : days;
    const countsOf = (name: 'cases' | 'deaths' | 'recovered') =>
      Object.fromEntries(shown.map((day) => [day.date, day[name]]));
    return ok({ cases: countsOf('cases'), deaths: countsOf('deaths'), recovered: countsOf('recovered') });
  });
}
