import { getSearchProofPacksUrl, useSearchProofPacks } from '#generated/client/proof-packs/proof-packs.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { entryWords } from '#src/wording/menu.ts';
import { proofPackWords as words } from '#src/wording/reports/proof-packs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderCard } from './order-card.tsx';
import { PackCard } from './pack-card.tsx';
import { PacksCard } from './packs-card.tsx';
import type { ProofPack } from './period.ts';
import './proof-packs.css';

const SHOWN = 20;
/** How often a pack that is being made is asked about. */
const POLL_MS = 2_000;

export const isWorking = ({ state }: Pick<ProofPack, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Gói bằng chứng: a period in one file that proves itself; the packs that were made, and the one that is being made. */
export function ProofPacksPage() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const query = { page: 1, limit: SHOWN };
  const {
    data: packs,
    error,
    isPending,
    refetch,
  } = useSearchProofPacks(query, {
    query: {
      refetchInterval: ({ state }) => restWhileLive(state.data?.some(isWorking) === true ? POLL_MS : false),
    },
  });
  const reread = () => client.invalidateQueries({ queryKey: [getSearchProofPacksUrl()] });
  const shown = packs?.find(({ id }) => id === chosen) ?? packs?.[0];
  return (
    <>
      <PageHeader title={entryWords.proof_packs} facts={words.facts} />
      <RecordStates {...{ error, isPending }} onRetry={() => void refetch()}>
        <div className="proof-packs">
          <div className="proof-packs__column">
            <OrderCard
              busy={packs?.some(isWorking) === true}
              onMade={(id) => {
                setChosen(id);
                void reread();
              }}
            />
            <PacksCard packs={packs ?? []} onShow={setChosen} />
          </div>
          {shown !== undefined && <PackCard key={shown.id} pack={shown} onChange={() => void reread()} />}
        </div>
      </RecordStates>
    </>
  );
}
