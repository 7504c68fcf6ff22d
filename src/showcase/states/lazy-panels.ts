import { lazy } from 'react';
import { withChartMessages } from '../../i18n/chart';
import { withDeskMessages } from '../../i18n/desk';
import { withSignalMessages } from '../../i18n/signal';
import { withWelcomeMessages } from '../../i18n/welcome';
import { openMarket } from '../../member/board/open-market';

// Each in a chunk of its own, with its texts, as on the page that it belongs to.

export const Market = lazy(openMarket);

export const WhyPanel = lazy(async () => ({
  default: (await withSignalMessages(import('../../member/signals/why/WhyPanel'))).WhyPanel,
}));

export const CompanyPanel = lazy(async () => ({
  default: (await withSignalMessages(import('../../member/technical/company/CompanyPanel'))).CompanyPanel,
}));

export const ReplayPage = lazy(async () => ({
  default: (await withSignalMessages(import('../../member/technical/replay/ReplayPage'))).ReplayPage,
}));

export const NotePanel = lazy(async () => ({
  default: (await withDeskMessages(import('../../member/desk/NotePanel'))).NotePanel,
}));

export const Desk = lazy(async () => ({
  default: (await withDeskMessages(import('../../member/desk/Desk'))).Desk,
}));

export const AlertsPanel = lazy(async () => ({
  default: (await withDeskMessages(import('../../member/alerts/AlertsPanel'))).AlertsPanel,
}));

export const FiredAlerts = lazy(async () => ({
  default: (await withDeskMessages(import('../../member/alerts/AlertsBell'))).FiredAlerts,
}));

export const SectorTable = lazy(async () => ({
  default: (await withChartMessages(import('../../member/pulse/SectorList'))).SectorTable,
}));

export const EventList = lazy(async () => ({
  default: (await withChartMessages(import('../../member/technical/events/ChartEvents'))).EventList,
}));

export const ProductCard = lazy(async () => ({
  default: (await withWelcomeMessages(import('../../auth/about/ProductCard'))).ProductCard,
}));
