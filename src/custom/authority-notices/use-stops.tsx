import {
  getGetUseStopsQueryKey,
  getGetUseStopSuggestionQueryKey,
  useGetUseStops,
  useGetUseStopSuggestion,
} from '#generated/client/use-stops/use-stops.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { useScopeLabels } from '#src/wording/labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UseStopDialog, type UseStop } from './use-stop-dialog.tsx';

const { use: words } = noticeWords;

/** What is stopped now, each with the way to note that it is resumed. Nothing while nothing is stopped. */
export function StandingStops() {
  const may = useMay();
  const { data = [] } = useGetUseStops({ query: { enabled: may('getUseStops') } });
  const [ending, setEnding] = useState<UseStop | null>(null);
  const kept = useKept();
  const standing = data.filter(({ resumed_on }) => resumed_on === null);
  return (
    <>
      {standing.map((stop) => (
        <Banner
          key={stop.id}
          tone="critical"
          title={words.stopped(useScopeLabels[stop.scope], formatDateTime(stop.stopped_on))}
          {...(may('updateUseStop') && {
            action: (
              <Button size="small" onClick={() => setEnding(stop)}>
                {words.resume}
              </Button>
            ),
          })}
        >
          {[words.detail, stop.decision_no !== null && words.by(stop.decision_no)].filter(Boolean).join(' ')}
        </Banner>
      ))}
      {ending !== null && (
        <UseStopDialog
          stop={ending}
          onClose={() => setEnding(null)}
          onNoted={() => {
            setEnding(null);
            kept(words.resumed);
          }}
        />
      )}
    </>
  );
}

/** A stop without a notice, as refusals show it: to be noted once a person has made sure of it. */
export function SuggestedStop() {
  const may = useMay();
  const { data } = useGetUseStopSuggestion({ query: { enabled: may('getUseStopSuggestion') } });
  const [isNoting, setNoting] = useState(false);
  const kept = useKept();
  if (!data) return null;
  const { ground, scope, refused, refused_on, invoice_id, invoice_name, reason } = data;
  return (
    <>
      <Banner
        tone="warning"
        title={words.suggested}
        action={
          <>
            <Button size="small" href={hrefOf('invoices.one', invoice_id)}>
              {words.seeRefused(invoice_name)}
            </Button>
            {may('createUseStop') && (
              <Button size="small" onClick={() => setNoting(true)}>
                {words.note}
              </Button>
            )}
          </>
        }
      >
        {words.suggestedText(refused, formatDateTime(refused_on), reason)}
      </Banner>
      {isNoting && (
        <UseStopDialog
          stop={null}
          suggested={{ ground, scope, since: refused_on }}
          onClose={() => setNoting(false)}
          onNoted={() => {
            setNoting(false);
            kept(words.saved);
          }}
        />
      )}
    </>
  );
}

/** Asks for a stop of which no notice came that can be read. */
export function NoteStopButton() {
  const may = useMay();
  const [isNoting, setNoting] = useState(false);
  const kept = useKept();
  if (!may('createUseStop')) return null;
  return (
    <>
      <Button onClick={() => setNoting(true)}>{words.note}</Button>
      {isNoting && (
        <UseStopDialog
          stop={null}
          onClose={() => setNoting(false)}
          onNoted={() => {
            setNoting(false);
            kept(words.saved);
          }}
        />
      )}
    </>
  );
}

/** Says that it was noted, and has the stops read again. */
function useKept(): (message: string) => void {
  const { show } = useToast();
  const queryClient = useQueryClient();
  return (message) => {
    void queryClient.invalidateQueries({ queryKey: getGetUseStopsQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetUseStopSuggestionQueryKey() });
    show({ tone: 'success', message });
  };
}
