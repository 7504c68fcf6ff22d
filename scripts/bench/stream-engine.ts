export { startEngine } from '../../tests/support/stream-engine/engine';
export { openLine } from '../../tests/support/stream-engine/line';
