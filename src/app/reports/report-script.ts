import { startReports } from './start-reports';

// The build puts this module into the page's head where it has an address for reports: what fails there can be the app itself.
startReports({ address: import.meta.env.VITE_REPORT_URL!, routes: __ROUTE_PATHS__ });
