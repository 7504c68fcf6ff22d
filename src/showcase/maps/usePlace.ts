import { useCallback, useState } from 'react';
import { parameterIn, withParameters } from '../../lib/query';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { places, type Place } from './places';
import { MAX_ZOOM, type Point, type View } from './view';
import { useSearch, useSetSearch } from '../../app/router/navigation';

/** All exchanges at once, from New York to Tokyo. */
const CENTER: Point = [25, 35];

/** The view of a map with marked places, and the place that is chosen; choosing one brings it closer. */
export function usePlace() {
  const [chosen, setChosen] = useChosen('place');
  const isWide = useIsTabletOrWider();
  const [view, setView] = useState((): View => {
    const place = places.find(({ id }) => id === chosen);
    return place ? closeTo(place) : { center: CENTER, zoom: isWide ? 2 : 1 };
  });
  const choose = (place: Place) => {
    setChosen(place.id);
    setView(closeTo(place));
  };
  return { view, setView, chosen, choose };
}

function closeTo({ at }: Place): View {
  return { center: at, zoom: MAX_ZOOM - 1 };
}

/** What is chosen on a map stands in the address under a name: its value, and the function that replaces it. */
export function useChosen(name: 'place' | 'country') {
  const search = useSearch();
  const setSearch = useSetSearch();
  const choose = useCallback(
    (value: string) => setSearch(withParameters('', { [name]: value }), { replace: true }),
    [name, setSearch],
  );
  return [parameterIn(search, name), choose] as const;
}
