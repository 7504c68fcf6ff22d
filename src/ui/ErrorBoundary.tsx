import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Failed } from './PanelState';

type Props = { children: ReactNode };

/** Keeps a crash inside its part of the page and offers to draw that part again. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <Crashed onRetry={() => this.setState({ crashed: false })} />;
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
