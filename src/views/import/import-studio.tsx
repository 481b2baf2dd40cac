import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#src/ui/action/button.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { imports } from '#src/wording/imports.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { isMissing, RecordStates } from '../record/record-states.tsx';
import type { Screen } from '../screen.ts';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import { importCalls, type Import, type ImportCalls } from './import-calls.ts';
import { MappingStep } from './mapping-step.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { useImport } from './use-import.ts';
import { WorkingStep } from './working-step.tsx';

const digits = /^\d+$/;

/** What a step of an import works with. */
export type StudioStep = Screen & {
  calls: ImportCalls;
  one: Import;
  /** The server did not answer the last question. */
  disconnected: boolean;
  keep: (one: Import) => void;
  refetch: () => Promise<Import | undefined>;
  onBack: (step: string) => void;
};

/**
 * Takes records of any described resource in from a file. The import itself lives on the server and its id in the
 * address, so that a reload, the back button or another day goes on where it stands.
 */
export function ImportStudio(screen: Screen) {
  const { name } = screen.descriptor;
  const calls = useMemo(() => importCalls(name), [name]);
  const [query, setQuery] = useSearchParams();
  const id = query.get('id') ?? '';
  // What the page was opened for stays in the address.
  const beside = Object.fromEntries([...query].filter(([key]) => key !== 'id' && key !== 'step'));
  if (!digits.test(id)) {
    return (
      <FileStep {...screen} calls={calls} onUploaded={(one) => setQuery({ ...beside, id: String(one) })} />
    );
  }
  return (
    <FollowedImport
      key={id}
      {...screen}
      calls={calls}
      id={Number(id)}
      mapsAgain={query.get('step') === 'mapping'}
      onStep={(step) => setQuery({ ...beside, ...queryOf(step, id) }, { replace: step === 'check' })}
    />
  );
}

/** Where a step stands: the file without an import, and matching once more by its name. */
function queryOf(step: string, id: string): Record<string, string> {
  if (step === 'file') return {};
  return step === 'mapping' ? { id, step } : { id };
}

type FollowedProps = Screen & {
  calls: ImportCalls;
  id: number;
  mapsAgain: boolean;
  onStep: (step: string) => void;
};

function FollowedImport({ calls, id, mapsAgain, onStep, ...screen }: FollowedProps) {
  const { one, error, keep, refetch } = useImport(calls, id);
  if (isMissing(error)) return <NotFoundPage />;
  if (one === undefined) {
    return (
      <StudioFrame {...screen} step="file">
        <RecordStates error={error} isPending={error === null} onRetry={() => void refetch()}>
          {null}
        </RecordStates>
      </StudioFrame>
    );
  }
  const step = {
    ...screen,
    calls,
    one,
    keep,
    refetch,
    disconnected: error !== null,
    onBack: onStep,
  };
  if (one.state === 'refused') return <RefusedStep {...step} />;
  if (one.state === 'mapping' || (one.state === 'checked' && mapsAgain)) return <MappingStep {...step} />;
  if (one.state === 'checked' || one.state === 'done') return <CheckStep key={one.state} {...step} />;
  return <WorkingStep {...step} />;
}

/** A file that could not be read: why, and what to do about it. */
function RefusedStep(step: StudioStep) {
  const { one, paths } = step;
  return (
    <StudioFrame {...step} step="file">
      <ReasonCard
        question={imports.refused}
        reason={serverSaid.of(one.message ?? '')}
        actions={
          <Button tone="primary" href={paths.import ?? paths.list}>
            {imports.chooseOther}
          </Button>
        }
      />
    </StudioFrame>
  );
}
