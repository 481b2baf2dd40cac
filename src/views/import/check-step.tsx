import IconMarked from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconRun from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { useId, useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Tabs, type TabItem } from '#src/ui/list/tabs.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { imports } from '#src/wording/imports.ts';
import { ColumnNotes } from './column-notes.tsx';
import { DifferenceQuestion } from './difference-question.tsx';
import type { Import, RowState } from './import-calls.ts';
import { keyLabel } from './import-fields.ts';
import type { StudioStep } from './import-studio.tsx';
import { RowCounts } from './row-counts.tsx';
import { RowSheet } from './row-sheet.tsx';
import { recordsToRun, rowsToRun, rowSums } from './row-sums.ts';
import { StudioFrame } from './studio-frame.tsx';
import { useCall } from './use-call.ts';

const allRows = 'all';

/** All rows, the wrong ones, and every other state that some row is in. */
function tabsOf(one: Import, current: string): TabItem[] {
  const tabs = rowSums(one)
    .filter(({ state, count }) => state === 'wrong' || state === current || count > 0)
    .map(({ state, label, count }): TabItem => {
      const countTone = state === 'wrong' && count > 0 ? 'critical' : 'default';
      return { key: state, label, count, countTone };
    })
    .sort((a, b) => Number(b.key === 'wrong') - Number(a.key === 'wrong'));
  return [{ key: allRows, label: imports.all, count: one.rows }, ...tabs];
}

/** The checked rows before and after they are stored: what is right can be taken in, what is wrong put right here. */
export function CheckStep(step: StudioStep) {
  const { calls, one, keep } = step;
  const panelId = useId();
  const [tab, setTab] = useState(one.wrong > 0 ? 'wrong' : allRows);
  const run = useCall(async () => keep(await calls.run(one.id)));
  const isDone = one.state === 'done';
  return (
    <StudioFrame
      {...step}
      step={isDone ? 'run' : 'check'}
      onBack={isDone ? undefined : step.onBack}
      actions={<CheckActions step={step} busy={run.busy} onRun={run.call} />}
    >
      {run.failure !== null && <Banner tone="critical">{run.failure}</Banner>}
      {one.message !== null && <Banner tone="critical">{serverSaid.of(one.message)}</Banner>}
      <CheckVerdict {...step} />
      {one.usual_series != null && <Banner>{imports.usualSeriesSays(one.usual_series)}</Banner>}
      <ColumnNotes {...step} />
      <DifferenceQuestion {...step} />
      <Card flush>
        <RowCounts one={one} unit={step.descriptor.one} />
        <Tabs
          name={imports.states}
          tabs={tabsOf(one, tab)}
          current={tab}
          onChange={setTab}
          panelId={panelId}
        />
        <div id={panelId} role="tabpanel" aria-label={imports.states}>
          <RowSheet key={tab} {...step} state={tab === allRows ? null : (tab as RowState)} />
        </div>
      </Card>
    </StudioFrame>
  );
}

function CheckActions({ step, busy, onRun }: { step: StudioStep; busy: boolean; onRun: () => void }) {
  const { one, paths, calls } = step;
  const { download, busy: downloading } = useDownload();
  const isDone = one.state === 'done';
  const right = recordsToRun(one);
  const unit = one.groups === null ? imports.unit : step.descriptor.one;
  const marked = calls.markedFilePath(one.id);
  const stem = one.file_name.replace(/\.[^.]*$/, '');
  return (
    <>
      {isDone && <Button href={paths.import ?? paths.list}>{imports.another}</Button>}
      {one.wrong > 0 && (
        <Button
          icon={IconMarked}
          busy={downloading === marked}
          onClick={() => void download(marked, `${stem}-da-kiem-tra.xlsx`)}
        >
          {imports.markedFile}
        </Button>
      )}
      {isDone && right === 0 ? (
        <Button tone="primary" href={paths.list}>
          {imports.list}
        </Button>
      ) : (
        <Button tone="primary" icon={IconRun} busy={busy} disabled={right === 0} onClick={() => onRun()}>
          {isDone ? imports.runMore(right, unit) : imports.run(right, unit)}
        </Button>
      )}
    </>
  );
}

/** Why there is nothing to run. */
function allIsSaid({ groups, existing }: Import, key: string): string {
  if (existing === 0) return imports.allWrong;
  return groups === null ? imports.allExisting(key) : imports.allRecordsExisting;
}

function doneWords({ groups, imported, updated, skipped }: Import, unit: string): string {
  if (groups === null) return imports.done(imported, updated, skipped);
  return imports.doneRecords(groups.imported, groups.existing, unit);
}

/** What came of the rows and what to do next, in a sentence; nothing where the numbers say it all. */
function CheckVerdict({ one, descriptor, paths }: StudioStep) {
  if (one.state === 'done') {
    return (
      <Banner
        tone={one.wrong > 0 ? 'warning' : 'success'}
        title={doneWords(one, descriptor.one)}
        action={rowsToRun(one) > 0 && <KitLink href={paths.list}>{imports.list}</KitLink>}
      >
        {one.wrong > 0 && imports.left(one.wrong)}
      </Banner>
    );
  }
  if (rowsToRun(one) > 0) return null;
  return (
    <Banner tone="warning" title={imports.nothingToRun}>
      {allIsSaid(one, keyLabel(descriptor))}
    </Banner>
  );
}
