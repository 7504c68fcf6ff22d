import { useAppActors } from '../../../app/actors/AppActors';

/** Where the days of COVID-19 come from: in the demo the mock backend, elsewhere what the build names; null for nothing. */
export function useCovidAddress(): string | null {
  const { demo } = useAppActors();
  return demo ? '/covid' : import.meta.env.VITE_COVID_URL || null;
}
