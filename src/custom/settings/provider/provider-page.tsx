import { daysLeft } from '#domain/signing/certificate-expiry.ts';
import { vietnamInstant } from '#domain/vietnam-time.ts';
import { useGetProviderConnection } from '#generated/client/transmissions/transmissions.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { forms } from '#src/wording/forms.ts';
import { providerWords as words } from '#src/wording/settings/provider.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { CheckCard } from './check-card.tsx';
import { ProviderFields } from './provider-fields.tsx';
import './provider.css';
import { useProviderEdits, type Connection } from './use-provider-edits.ts';

/** /admin/settings/provider: by which provider the company's messages go, and whether it can be reached. */
export function ProviderPage() {
  const { data, error, isPending, refetch } = useGetProviderConnection();
  return (
    <Narrow>
      {data === undefined && <PageHeader title={words.title} facts={words.facts} />}
      <RecordStates error={data ? null : error} isPending={isPending} onRetry={() => void refetch()}>
        {data && <ProviderForm saved={data} />}
      </RecordStates>
    </Narrow>
  );
}

const CHOICES = [
  { value: 'shared', label: words.shared, detail: words.sharedText },
  { value: 'own', label: words.own, detail: words.ownText },
];

function ProviderForm({ saved }: { saved: Connection }) {
  const mayEdit = useMay()('updateProviderConnection');
  const edits = useProviderEdits(saved);
  const { values, change, failure, busy, isDirty, save, discard } = edits;
  const { set_by_name, set_on } = saved;
  const facts = set_on === null ? words.facts : words.setBy(formatDateTime(set_on), set_by_name);
  return (
    <>
      <PageHeader title={words.title} facts={mayEdit ? facts : forms.readOnly} />
      <div className="provider-banners">
        <StateBanners saved={saved} />
        {failure.above !== null && (
          <Banner tone="critical" title={words.failed}>
            {failure.above}
          </Banner>
        )}
      </div>
      <AnnotatedCard>
        <Annotated title={words.which} note={words.whichNote}>
          <ChoiceCards
            label={words.which}
            labelHidden
            value={values.is_own ? 'own' : 'shared'}
            choices={CHOICES}
            disabled={!mayEdit}
            onChange={(chosen) => change({ is_own: chosen === 'own' })}
          />
        </Annotated>
        {values.is_own && (
          <>
            <ProviderFields {...{ saved, values, change, mayEdit }} errors={failure.fields} />
            <Annotated title={words.check} note={words.checkNote}>
              <CheckCard {...edits} />
            </Annotated>
          </>
        )}
      </AnnotatedCard>
      {isDirty && <SaveBar message={words.unsaved} onSave={save} onDiscard={discard} busy={busy} />}
    </>
  );
}

/** A certificate that ends within so many days is warned of, as those that sign are. */
const ENDS_WITHIN_DAYS = 30;

/** Why nothing leaves, what still waits elsewhere, and a client certificate that is about to end. */
function StateBanners({ saved: { problem, problem_since, elsewhere, certificate } }: { saved: Connection }) {
  const days_left =
    certificate === null
      ? null
      : daysLeft(certificate.valid_to, Date.parse(vietnamInstant(today(), '00:00')));
  return (
    <>
      {problem !== null && (
        <Banner tone="critical" title={words.problem(formatDateTime(problem_since))}>
          {serverSaid.of(problem)}
        </Banner>
      )}
      {certificate !== null && days_left !== null && days_left <= ENDS_WITHIN_DAYS && (
        <Banner
          tone={days_left < 0 ? 'critical' : 'warning'}
          title={
            days_left < 0
              ? words.certificateEnded(formatInstantDate(certificate.valid_to))
              : words.certificateEnds(formatInstantDate(certificate.valid_to))
          }
        >
          {words.certificateNext}
        </Banner>
      )}
      {elsewhere > 0 && (
        <Banner tone="info" title={words.elsewhere(formatCount(elsewhere))}>
          {words.elsewhereText}
        </Banner>
      )}
    </>
  );
}
