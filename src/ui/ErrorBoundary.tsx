import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Failed } from './PanelState';

type Props = { children: ReactNode; reload?: () => void };

/**
 * Contains a crash and offers to render the part again; after a second crash, to reload the page, which alone loads
 * code that was missing.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean; retried: boolean }> {
  override state = { crashed: false, retried: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { reload = () => window.location.reload() } = this.props;
    const draw = () => this.setState({ crashed: false, retried: true });
    return <Crashed onRetry={this.state.retried ? reload : draw} />;
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <section className="panel" aria-label={t('app.failed')}>
      <Failed title={t('app.failed')} hint={t('app.failedHint')} onRetry={onRetry} />
    </section>
  );
}
