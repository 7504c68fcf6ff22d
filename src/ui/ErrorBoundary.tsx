import { Component, type ReactNode, Children } from 'react';
import { useT } from '../i18n/useT';
import { loadAgain } from '../lib/reload';
import { reportProblem } from '../lib/report';
import { Panel } from './Panel';
import { Failed } from './PanelState';

type Props = {
  children: ReactNode;
  reload?: () => void;
  /** Called at a crash, of which nothing is shown then. */
  onCrash?: () => void;
};

/** Gives each child an error boundary of its own, so that a panel that crashes leaves the others of its page alone. */
export function Panels({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <ErrorBoundary>{child}</ErrorBoundary>);
}

/**
 * Contains a crash in its part of the page and offers to render that part again; after a second crash, to reload the
 * page, which alone loads code that was missing.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean; retried: boolean }> {
  override state = { crashed: false, retried: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportProblem('boundary', error);
    this.props.onCrash?.();
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    if (this.props.onCrash) return null;
    const { reload = loadAgain } = this.props;
    const draw = () => this.setState({ crashed: false, retried: true });
    return <Crashed onRetry={this.state.retried ? reload : draw} />;
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Panel name={t('app.failed')}>
      <Failed title={t('app.failed')} onRetry={onRetry} />
    </Panel>
  );
}
