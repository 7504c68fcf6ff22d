/** Returns a function that removes the listeners which a window is given from now on. */
export function collectListeners(target: Window) {
  const add = target.addEventListener;
  const added: Parameters<Window['addEventListener']>[] = [];
  target.addEventListener = (...listener: Parameters<Window['addEventListener']>) => {
    added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    target.addEventListener = add;
    for (const listener of added) target.removeEventListener(...listener);
  };
}
