import { errorReports, forgetUnshown } from '#src/providers/providers.ts';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { homeHref } from '#src/wording/links.ts';
import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CutOffPage, isCutOff, isOutdated, NewVersionPage } from './new-version.tsx';
import { pages } from '#src/wording/pages.ts';

type PageBoundaryProps = {
  /** What is shown: path and query, so the record too. */
  place: string;
  children: ReactNode;
};
type PageBoundaryState = { failed: boolean; code: string | null };

const whole: PageBoundaryState = { failed: false, code: null };

/**
 * 'Có lỗi xảy ra!' in place of a page that broke, reported to the error service; another page, record or query starts
 * afresh (spec point 8). Where the files of an older version are gone, it offers a reload instead.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = whole;

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isOutdated() || isCutOff()) return;
    void errorReports.report(error).then((code) => {
      if (this.state.failed) this.setState({ code });
    });
  }

  override componentDidUpdate({ place }: PageBoundaryProps): void {
    if (this.state.failed && place !== this.props.place) this.startAfresh();
  }

  /** Replies that broke the page would break it again: they are fetched anew. */
  private readonly startAfresh = (): void => {
    forgetUnshown();
    this.setState(whole);
  };

  override render(): ReactNode {
    const { failed, code } = this.state;
    if (!failed) return this.props.children;
    if (isOutdated()) return <NewVersionPage />;
    if (isCutOff()) return <CutOffPage />;
    return <TechnicalError homeHref={homeHref} code={code} onRetry={this.startAfresh} />;
  }
}

type BrokenAdminProps = { error: unknown; resetErrorBoundary: (args?: unknown) => void };

/** When the frame itself breaks. */
export function BrokenAdmin({ error, resetErrorBoundary }: BrokenAdminProps) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => void errorReports.report(error).then(setCode), [error]);
  const retry = () => {
    forgetUnshown();
    resetErrorBoundary();
  };
  return <TechnicalError title={pages.oops} homeHref={homeHref} code={code} onRetry={retry} />;
}
