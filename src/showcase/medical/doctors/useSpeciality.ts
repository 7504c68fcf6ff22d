import { useParameter } from '../../../app/router/useParameter';
import { doctors, specialities, type Speciality } from './doctors';

/** The speciality in the address, null for all of them; both panels of doctors show those who practise it. */
export function useSpeciality() {
  const [speciality, setSpeciality] = useParameter<Speciality | null>('speciality', specialities, null);
  const shown = doctors.filter((doctor) => speciality === null || doctor.speciality === speciality);
  return { speciality, setSpeciality, shown };
}
