import { Panels } from '../../ui/ErrorBoundary';
import { ShowcasePage } from '../ShowcasePage';
import { ChartPanel } from './ChartPanel';
import { area } from './kinds/area';
import { bar } from './kinds/bar';
import { donut, pie } from './kinds/pie';
import { scatter } from './kinds/scatter';
import { RacePanel } from './RacePanel';
import styles from './ChartsPage.module.css';

/** /charts: the six kinds of charts in the theme of the product. */
export default function ChartsPage() {
  return (
    <ShowcasePage name="charts">
      <div className={styles.charts}>
        <Panels>
          <ChartPanel kind="bar" drawing={bar} />
          <ChartPanel kind="area" drawing={area} />
          <RacePanel />
          <ChartPanel kind="scatter" drawing={scatter} />
          <ChartPanel kind="pie" drawing={pie} />
          <ChartPanel kind="donut" drawing={donut} />
        </Panels>
      </div>
    </ShowcasePage>
  );
}
