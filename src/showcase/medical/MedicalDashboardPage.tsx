import { Panels } from '../../ui/ErrorBoundary';
import { ShowcasePage } from '../ShowcasePage';
import { ActivityPanel } from './ActivityPanel';
import { BloodPanel } from './BloodPanel';
import { CovidPanel } from './covid/CovidPanel';
import { DoctorsPanel } from './doctors/DoctorsPanel';
import { MapPanel } from './doctors/MapPanel';
import { HealthPanel } from './HealthPanel';
import { NewsPanel } from './NewsPanel';
import { ResultsPanel } from './ResultsPanel';
import { ScreeningsPanel } from './ScreeningsPanel';
import { StatisticsPanel } from './StatisticsPanel';
import { TreatmentsPanel } from './treatments/TreatmentsPanel';
import styles from './MedicalDashboardPage.module.css';

/** /medical-dashboard: what was measured in the wide column, what comes next and who helps beside it. */
export default function MedicalDashboardPage() {
  return (
    <ShowcasePage name="medical-dashboard">
      <div className="columns">
        <div className="stack">
          <Panels>
            <StatisticsPanel />
            <div className={styles.pair}>
              <Panels>
                <HealthPanel />
                <ActivityPanel />
              </Panels>
            </div>
            <ScreeningsPanel />
            <BloodPanel />
            <ResultsPanel />
            <CovidPanel />
          </Panels>
        </div>
        <div className="stack">
          <Panels>
            <TreatmentsPanel />
            <DoctorsPanel />
            <MapPanel />
            <NewsPanel />
          </Panels>
        </div>
      </div>
    </ShowcasePage>
  );
}
