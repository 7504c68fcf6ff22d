import { describe, expect, it } from 'vitest';
import { barCursorMachine } from '../../machines/bar-cursor.machine';
import { confirmationMachine } from '../../machines/confirmation.machine';
import { connectionMachine } from '../../machines/connection.machine';
import { fullScreenMachine } from '../../machines/full-screen.machine';
import { installMachine } from '../../machines/install.machine';
import { liveMachine } from '../../machines/live.machine';
import { noticesMachine } from '../../machines/notices.machine';
import { partnerChartFocusMachine } from '../../machines/partner-chart-focus.machine';
import { partnerChartMachine } from '../../machines/partner-chart.machine';
import { paymentCardsMachine } from '../../machines/payment-cards.machine';
import { planDeskMachine } from '../../machines/plan-editor.machine';
import { recoveryMachine } from '../../machines/recovery.machine';
import { searchMachine } from '../../machines/search.machine';
import { securityCodeMachine } from '../../machines/security-code.machine';
import { sessionMachine } from '../../machines/session.machine';
import { themeMachine } from '../../machines/theme.machine';
import { twoFactorMachine } from '../../machines/two-factor.machine';
import { updateMachine } from '../../machines/update.machine';
import { watchlistMachine } from '../../machines/watchlist.machine';
import * as barCursor from './bar-cursor.walk';
import * as confirmation from './confirmation.walk';
import * as connection from './connection.walk';
import * as fullScreen from './full-screen.walk';
import * as install from './install.walk';
import * as live from './live.walk';
import { unnoticedDamages } from '../support/machines/mutants';
import * as notices from './notices.walk';
import * as partnerChartFocus from './partner-chart-focus.walk';
import * as partnerChart from './partner-chart.walk';
import { eventsOf, namesOf, restingStatesOf } from '../support/machines/chart';
import * as paymentCards from './payment-cards.walk';
import * as planDesk from './plan-editor.walk';
import * as recovery from './recovery.walk';
import * as search from './search.walk';
import * as securityCode from './security-code.walk';
import * as session from './session.walk';
import * as theme from './theme.walk';
import * as twoFactor from './two-factor.walk';
import * as update from './update.walk';
import { walk } from '../support/machines/cases';
import * as watchlist from './watchlist.walk';

const charts = [
  {
    machine: sessionMachine,
    ...session,
    cells: () => session.sessionCells(),
    unnoticed: () => unnoticedDamages(sessionMachine, session.sessionCells),
  },
  {
    machine: watchlistMachine,
    ...watchlist,
    cells: () => watchlist.watchlistCells(),
    unnoticed: () => unnoticedDamages(watchlistMachine, watchlist.watchlistCells),
  },
  {
    machine: barCursorMachine,
    ...barCursor,
    cells: () => barCursor.barCursorCells(),
    unnoticed: () => unnoticedDamages(barCursorMachine, barCursor.barCursorCells),
  },
  {
    machine: themeMachine,
    ...theme,
    cells: () => theme.themeCells(),
    unnoticed: () => unnoticedDamages(themeMachine, theme.themeCells),
  },
  {
    machine: twoFactorMachine,
    ...twoFactor,
    cells: () => twoFactor.twoFactorCells(),
    unnoticed: () => unnoticedDamages(twoFactorMachine, twoFactor.twoFactorCells),
  },
  {
    machine: connectionMachine,
    ...connection,
    cells: () => connection.connectionCells(),
    unnoticed: () => unnoticedDamages(connectionMachine, connection.connectionCells),
  },
  {
    machine: liveMachine,
    ...live,
    cells: () => live.liveCells(),
    unnoticed: () => unnoticedDamages(liveMachine, live.liveCells),
  },
  {
    machine: updateMachine,
    ...update,
    cells: () => update.updateCells(),
    unnoticed: () => unnoticedDamages(updateMachine, update.updateCells),
  },
  {
    machine: noticesMachine,
    ...notices,
    cells: () => notices.noticesCells(),
    unnoticed: () => unnoticedDamages(noticesMachine, notices.noticesCells),
  },
  {
    machine: partnerChartMachine,
    ...partnerChart,
    cells: () => partnerChart.partnerChartCells(),
    unnoticed: () => unnoticedDamages(partnerChartMachine, partnerChart.partnerChartCells),
  },
  {
    machine: partnerChartFocusMachine,
    ...partnerChartFocus,
    cells: () => partnerChartFocus.partnerChartFocusCells(),
    unnoticed: () => unnoticedDamages(partnerChartFocusMachine, partnerChartFocus.partnerChartFocusCells),
  },
  {
    machine: paymentCardsMachine,
    ...paymentCards,
    cells: () => paymentCards.paymentCardsCells(),
    unnoticed: () => unnoticedDamages(paymentCardsMachine, paymentCards.paymentCardsCells),
  },
  {
    machine: planDeskMachine,
    ...planDesk,
    cells: () => planDesk.planDeskCells(),
    unnoticed: () => unnoticedDamages(planDeskMachine, planDesk.planDeskCells),
  },
  {
    machine: recoveryMachine,
    ...recovery,
    cells: () => recovery.recoveryCells(),
    unnoticed: () => unnoticedDamages(recoveryMachine, recovery.recoveryCells),
  },
  {
    machine: securityCodeMachine,
    ...securityCode,
    cells: () => securityCode.securityCodeCells(),
    unnoticed: () => unnoticedDamages(securityCodeMachine, securityCode.securityCodeCells),
  },
  {
    machine: confirmationMachine,
    ...confirmation,
    cells: () => confirmation.confirmationCells(),
    unnoticed: () => unnoticedDamages(confirmationMachine, confirmation.confirmationCells),
  },
  {
    machine: searchMachine,
    ...search,
    cells: () => search.searchCells(),
    unnoticed: () => unnoticedDamages(searchMachine, search.searchCells),
  },
  {
    machine: fullScreenMachine,
    ...fullScreen,
    cells: () => fullScreen.fullScreenCells(),
    unnoticed: () => unnoticedDamages(fullScreenMachine, fullScreen.fullScreenCells),
  },
  {
    machine: installMachine,
    ...install,
    cells: () => install.installCells(),
    unnoticed: () => unnoticedDamages(installMachine, install.installCells),
  },
];

describe.each(charts)('the walk through $machine.id', ({ machine, steps, cells, unnoticed }) => {
  it('sends every event in every state', async () => {
    const events = Object.values(steps).flatMap((step) => ('type' in step ? [step.type] : []));
    const states = Object.values(await walk(cells())).flatMap(({ value }) => namesOf(value));

    expect(new Set(events)).toEqual(new Set(eventsOf(machine)));
    expect(new Set(states)).toEqual(new Set(restingStatesOf(machine)));
  });

  it('notices when any one thing of the chart is missing', async () => {
    expect(await unnoticed()).toEqual([]);
  });
});
