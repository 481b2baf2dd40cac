import { errorReports } from '#src/providers/providers.ts';
import { Component } from 'react';
import type { ReactNode } from 'react';

type QuietBoundaryProps = { onFail: () => void; children: ReactNode };

/** Around what stands over a page: when it breaks it goes away, and the page with what is typed in it stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    void errorReports.report(error);
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
