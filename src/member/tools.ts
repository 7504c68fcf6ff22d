// What the frame shows once the page is read; it is a chunk of its own.
export { TokenRenewal } from '../auth/account-security/TokenRenewal';
export { ClockOff } from './clock-off/ClockOff';
export { AlertsBell } from './alerts/AlertsBell';
export { AlertsWatch } from './alerts/AlertsWatch';
export { FullScreenButton } from './full-screen/FullScreenButton';
export { KeptDialogLine } from './kept/KeptDialogLine';
export { InstallButton } from './install/InstallButton';
export { PriceStreamLink } from './price-stream/PriceStreamLink';
export { StreamDot } from './price-stream/StreamDot';
export { PrintedPage } from './print/PrintedPage';
export { MemberSearch } from './search/MemberSearch';
export { Shortcuts } from './shortcuts/Shortcuts';
export { TradingDayRail } from './trading-day/TradingDayRail';
