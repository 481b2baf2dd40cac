import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { isOfCodedRegister } from '#domain/invoice/register-code.ts';
import { leftFrom } from '#domain/till/lease.ts';
import { listTillDevices, cancelTillDevice } from '#generated/client/till-devices/till-devices.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { tillDeviceWords as words } from '#src/wording/processing/till-offline.ts';
import type { Template } from '../../editor/draft/draft-content.ts';
import { askToKeep, canKeepShell, isPrivateWindow } from './shell-worker.ts';
import type { TillDeviceState } from './use-till-device.ts';

type Device = components['schemas']['TillDevice'];
type DialogProps = { device: TillDeviceState; templates: readonly Template[]; onClose: () => void };

/** Selling without a network: this browser becomes a device, gives its series back, or takes that of another over. */
export function DeviceDialog({ device: state, templates, onClose }: DialogProps) {
  const { run, busy, failure, note } = useWork();
  const own = state.device;
  return (
    <Dialog open title={words.title} onClose={onClose} locked={busy} size="small">
      <div className="till__device-dialog">
        {failure !== null && <Banner tone="critical">{failure}</Banner>}
        {note !== null && <Banner tone="warning">{note}</Banner>}
        {own === null ? (
          <Register state={state} templates={templates} run={run} busy={busy} />
        ) : (
          <>
            <p>{words.owns(own.name, `${own.form_no}${own.symbol}`)}</p>
            <p>
              {words.left(leftFrom(own.leases, own.next_number))}{' '}
              {words.until(formatDateTime(own.expires_on))}
            </p>
            <p className="till__note">
              {state.unsent.length > 0 ? words.releaseWaits(state.unsent.length) : words.releaseText}
            </p>
            <Button
              busy={busy}
              held={state.unsent.length > 0}
              onClick={() => {
                if (state.unsent.length === 0) void run(() => state.engine.release());
              }}
            >
              {words.release}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

type Run = (work: () => Promise<void>) => Promise<void>;

function useWork() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const run: Run = async (work) => {
    setBusy(true);
    setFailure(null);
    try {
      if (!canKeepShell() || (await isPrivateWindow())) {
        setFailure(words.privateWindow);
        return;
      }
      if (!(await askToKeep())) setNote(words.notPersisted);
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure, note };
}

const isOfThisYear = ({ symbol }: Template): boolean =>
  parseSymbol(symbol)?.year === Number(today().slice(0, 4));

type RegisterProps = {
  state: TillDeviceState;
  templates: readonly Template[];
  run: Run;
  busy: boolean;
};

function Register({ state, templates: of_registers, run, busy }: RegisterProps) {
  // What is set aside for a device are numbers with their codes.
  const templates = of_registers.filter(isOfCodedRegister);
  const [name, setName] = useState('');
  useReportUnsaved(name !== '');
  // At the beginning of a year those of the year before are still there.
  const [series, setSeries] = useState(() =>
    String((templates.find(isOfThisYear) ?? templates[0])?.id ?? ''),
  );
  const { data = [], refetch } = useQuery({
    queryKey: ['till_devices'],
    queryFn: () => listTillDevices(),
  });
  const template = templates.find(({ id }) => String(id) === series);
  const holder = data.find((one) => one.state === 'active' && one.template_id === template?.id);
  const ended = data.filter((one) => one.state === 'taken_over');
  const done = () => void refetch();
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** What needs a name first: without one the field says so. */
  const runNamed = (work: (named: string) => Promise<void>) => {
    const named = name.trim();
    setMissed(named === '');
    if (named === '') field.current?.focus();
    else void run(() => work(named)).then(done);
  };
  return (
    <>
      <p>{words.registerText}</p>
      <TextField
        ref={field}
        label={words.name}
        value={name}
        max={50}
        onChange={setName}
        placeholder={words.namePlace}
        error={isMissed && name.trim() === '' ? words.nameMissing : undefined}
      />
      <SelectField
        label={words.series}
        value={series}
        onChange={setSeries}
        choices={templates.map(({ id, form_no, symbol }) => ({
          value: String(id),
          label: `${form_no}${symbol}`,
        }))}
      />
      {holder === undefined ? (
        <Button
          tone="primary"
          busy={busy}
          onClick={() => {
            if (template !== undefined) runNamed((named) => state.engine.register(named, template.id));
          }}
        >
          {words.register}
        </Button>
      ) : (
        <Holder
          holder={holder}
          busy={busy}
          onTake={() => runNamed((named) => state.engine.takeOver(holder.id, named))}
          onSettle={() => void run(async () => void (await cancelTillDevice(holder.id, {}))).then(done)}
        />
      )}
      {ended.map((one) => (
        <Ended
          key={one.id}
          device={one}
          busy={busy}
          onSettle={() => void run(async () => void (await cancelTillDevice(one.id, {}))).then(done)}
        />
      ))}
    </>
  );
}

type HolderProps = { holder: Device; busy: boolean; onTake: () => void; onSettle: () => void };

/** Another device has the series: who may make series may take it over or end it, once they have read what that means. */
function Holder({ holder, busy, onTake, onSettle }: HolderProps) {
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const said = words.held(holder.name, holder.user_name, formatDateTime(holder.seen_on));
  if (!may('changeTillDevice')) return <Banner tone="info">{`${said} ${words.askManager}`}</Banner>;
  return (
    <>
      <Banner tone="warning" title={said}>
        {isAsked && words.takeOverText(holder.next_number, holder.leased_to)}
      </Banner>
      <div className="till__device-acts">
        {isAsked ? (
          <>
            <Button tone="critical" busy={busy} onClick={onTake}>
              {words.takeOverConfirm}
            </Button>
            <Button busy={busy} onClick={onSettle}>
              {words.settle}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{words.takeOver}</Button>
        )}
      </div>
    </>
  );
}

/** A device whose series was taken over: the numbers that it may still send. */
function Ended({ device, busy, onSettle }: { device: Device; busy: boolean; onSettle: () => void }) {
  const may = useMay();
  const { name, next_number, leased_to } = device;
  return (
    <>
      <Banner tone="neutral" title={words.stillOut(name, next_number, leased_to)}>
        {words.stillOutText}
      </Banner>
      {may('cancelTillDevice') && (
        <div className="till__device-acts">
          <Button size="small" busy={busy} onClick={onSettle}>
            {words.settle}
          </Button>
        </div>
      )}
    </>
  );
}
