import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { partnerChartMachine } from '../../../machines/partner-chart.machine';
import { useFrameFocus } from '../../../src/member/technical/partner/useFrameFocus';

const chart = createActor(partnerChartMachine, {
  input: { request: { symbol: 'VNM', theme: 'dark', lang: 'en' } },
}).start();

/** A row of the watchlist, and the partner's page in its frame with the button that leads back from it. */
function FrameFocusPage({ src }: { src: string }) {
  const { box, isInside, goBack } = useFrameFocus(chart);
  return (
    <>
      <main tabIndex={-1}>
        <table id="watchlist">
          <tbody>
            <tr data-symbol="VNM" aria-selected="true">
              <td>
                <a href="/technical/VNM">VNM</a>
              </td>
            </tr>
          </tbody>
        </table>
      </main>
      <p role="status">{isInside ? 'inside' : 'outside'}</p>
      <button type="button" onClick={goBack}>
        Back
      </button>
      <div ref={box}>
        <iframe
          title="Chart"
          src={src}
          sandbox="allow-scripts allow-popups"
          onLoad={() => chart.send({ type: 'loaded' })}
        />
      </div>
      <button type="button">After</button>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(
  <FrameFocusPage src={new URLSearchParams(location.search).get('frame')!} />,
);
