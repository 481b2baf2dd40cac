import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { homeHref } from '#src/wording/links.ts';
import { Component } from 'react';
import type { ReactNode } from 'react';

type PageBoundaryProps = { place: string; children: ReactNode };
type PageBoundaryState = { failed: boolean };

/** 'Có lỗi xảy ra!' in the place of a page that broke; going to another page starts afresh (spec point 8). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { failed: true };
  }

  override componentDidUpdate({ place }: PageBoundaryProps): void {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <TechnicalError homeHref={homeHref} onRetry={() => this.setState({ failed: false })} />;
  }
}
