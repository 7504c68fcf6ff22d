import { Suspense, type ComponentType, type ReactNode } from 'react';

/** A place of the header for a component that is loaded apart from the page; `placeholder` keeps the place until then. */
export function headerSlot<Props extends object>(Part: ComponentType<Props>, placeholder?: ReactNode) {
  return function HeaderSlot(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}
