/** What a test starts listens to storage for as long as the page lives: here it lives as long as the test. */
export function listenForOneTest(): () => void {
  const add = window.addEventListener;
  const heard: Parameters<Window['addEventListener']>[] = [];
  window.addEventListener = (...listening: Parameters<Window['addEventListener']>) => {
    if (listening[0] === 'storage') heard.push(listening);
    add.apply(window, listening);
  };
  return () => {
    window.addEventListener = add;
    for (const [type, listener] of heard) window.removeEventListener(type, listener);
  };
}
