import IconArrowsDiff from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs';
import { useGetRegistrationVersions } from '#generated/client/registrations/registrations.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { ChangeList } from './change-list.tsx';
import { descriptor } from './registration-fields.ts';
import './registration.css';

type Version = components['schemas']['RegistrationVersion'];

const words = registrationWords.versions;

/** The accepted declarations of the company, the last one first: from when to when each was in force and what it changed. */
export function VersionsPage() {
  const { data, error, isPending, refetch } = useGetRegistrationVersions();
  return (
    <Narrow>
      <PageHeader
        title={pageTitles.registrationVersions}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        facts={words.facts}
      />
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {data?.length === 0 && (
          <Card>
            <EmptyState icon={IconArrowsDiff} heading={words.emptyHeading}>
              {words.emptyText}
            </EmptyState>
          </Card>
        )}
        <Stack>
          {data?.map((version, at) => (
            <VersionCard key={version.registration_id} version={version} place={data.length - at} />
          ))}
        </Stack>
      </RecordStates>
    </Narrow>
  );
}

type VersionCardProps = {
  version: Version;
  /** The how manieth it is, the first being 1. */
  place: number;
};

function VersionCard({ version, place }: VersionCardProps) {
  const may = useMay();
  const { registration_id, purpose, declared_on, accepted_on, replaced_on, is_first, changes } = version;
  const since = formatInstantDate(accepted_on);
  const decision = decisionOf(version);
  const name = `${registrationWords.purposes[purpose]} ${formatDate(declared_on)}`;
  return (
    <Card
      title={words.place(place)}
      note={
        replaced_on === null ? (
          <Badge tone="success">{words.inForce(since)}</Badge>
        ) : (
          words.inForceUntil(since, formatDate(replaced_on))
        )
      }
    >
      <p className="registration__version">
        {may('getRegistration') ? (
          <KitLink href={hrefOf('registrations.one', registration_id)}>{name}</KitLink>
        ) : (
          name
        )}
        <span>{words.accepted(formatDateTime(accepted_on))}</span>
        {decision !== null && <span>{decision}</span>}
      </p>
      <p className="registration__note">
        {is_first ? words.first : changes.length === 0 ? words.none : words.against(place - 1)}
      </p>
      {changes.length > 0 && <ChangeList changes={changes} first={is_first} />}
    </Card>
  );
}

/** Number and day of the notice that accepted it; null where it named neither. */
function decisionOf({ decision_no, decided_on }: Version): string | null {
  if (decision_no === null) return null;
  return words.decision(decision_no, decided_on === null ? null : formatDate(decided_on));
}
