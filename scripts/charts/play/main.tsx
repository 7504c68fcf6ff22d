import '../../../src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { SimulatorPage } from '../../../src/demo/simulator/SimulatorPage';

createRoot(document.querySelector('#root')!).render(<SimulatorPage />);
