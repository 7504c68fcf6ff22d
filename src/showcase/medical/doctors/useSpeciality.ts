import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { doctors, specialities, type Speciality } from './doctors';

/** The speciality in the address, null for all of them; both panels of doctors show those who practise it. */
export function useSpeciality() {
  const search = new URLSearchParams(useSearch());
  const setSearch = useSetSearch();
  const speciality = specialities.find((each) => each === search.get('speciality')) ?? null;

  return {
    speciality,
    shown: doctors.filter((doctor) => speciality === null || doctor.speciality === speciality),
    setSpeciality(chosen: Speciality | null) {
      if (chosen === null) search.delete('speciality');
      else search.set('speciality', chosen);
      setSearch(search.toString(), { replace: true });
    },
  };
}
