const heardForLife = ['storage', 'beforeinstallprompt', 'appinstalled'];

/** What a test starts listens to the window for as long as the page lives: here it lives as long as the test. */
export function listenForOneTest(): () => void {
  const add = window.addEventListener;
  const heard: Parameters<Window['addEventListener']>[] = [];
  window.addEventListener = (...listening: Parameters<Window['addEventListener']>) => {
    if (heardForLife.includes(listening[0])) heard.push(listening);
    add.apply(window, listening);
  };
  return () => {
    window.addEventListener = add;
    for (const [type, listener] of heard) window.removeEventListener(type, listener);
  };
}
