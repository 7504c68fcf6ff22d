import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { filterNames, type TypedFilters } from './filters';

/** Puts a filter that changed outside of the form (Back, a tag, a reset) into its field; other input is kept. */
export function FollowFilters({ filters }: { filters: TypedFilters }) {
  const { values, setValues } = useFormikContext<TypedFilters>();
  const previous = useRef(filters);

  const follow = useEffectEvent(() => {
    const changed = filterNames.filter((name) => filters[name] !== previous.current[name]);
    previous.current = filters;
    if (changed.every((name) => values[name] === filters[name])) return;
    void setValues({ ...values, ...Object.fromEntries(changed.map((name) => [name, filters[name]])) });
  });
  useEffect(() => follow(), [filters]);

  return null;
}
