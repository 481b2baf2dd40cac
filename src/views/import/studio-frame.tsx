import { Banner } from '#src/ui/display/banner.tsx';
import { Steps } from '#src/ui/import/steps.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { imports } from '#src/wording/imports.ts';
import { pageTitles } from '#src/wording/record-lists.ts';
import type { ReactNode } from 'react';
import { backToList } from '../list/list-place.ts';
import type { Screen } from '../screen.ts';
import type { Import } from './import-calls.ts';
import './studio-frame.css';

type StudioFrameProps = Pick<Screen, 'descriptor' | 'overlay' | 'paths'> & {
  one?: Import;
  step: 'file' | 'mapping' | 'check' | 'run';
  /** Makes the steps already done buttons. */
  onBack?: (step: string) => void;
  actions?: ReactNode;
  /** The last question to the server went without an answer. */
  disconnected?: boolean;
  children: ReactNode;
};

/** What every step of an import stands in: which file, which step, what can be done. */
export function StudioFrame(props: StudioFrameProps) {
  const { descriptor, overlay, paths, one, step, onBack, actions, disconnected, children } = props;
  const label = overlay.title ?? descriptor.label;
  return (
    <>
      <PageHeader
        title={pageTitles.importing(label)}
        back={backToList(paths.list, label)}
        facts={one && imports.facts(one.file_name, one.sheet, one.rows)}
        actions={actions}
      />
      <Stack>
        <div className="studio-steps">
          <Steps current={step} onBack={onBack} />
        </div>
        {disconnected && (
          <Banner tone="warning" title={imports.disconnected}>
            {imports.disconnectedHint}
          </Banner>
        )}
        {children}
      </Stack>
    </>
  );
}
