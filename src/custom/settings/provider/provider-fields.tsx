import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { FileField } from '#src/ui/field/file-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { providerWords as words } from '#src/wording/settings/provider.ts';
import type { Connection, Values } from './use-provider-edits.ts';

type ProviderFieldsProps = {
  saved: Connection;
  values: Values;
  change: (changes: Partial<Values>) => void;
  errors: Readonly<Record<string, string>>;
  mayEdit: boolean;
};

const WAYS = [
  { value: 'token', label: words.token, detail: words.tokenText },
  { value: 'certificate', label: words.certificate, detail: words.certificateText },
];
const SOURCES = [
  { value: 'pkcs12', label: words.pkcs12 },
  { value: 'pem', label: words.pem },
];
/** Most bytes of a file with a certificate and its key. */
const MAX_FILE_BYTES = 140_000;

/** Where the provider is, how it lets the company in, and which certificates its server may show. */
export function ProviderFields({ saved, values, change, errors, mayEdit }: ProviderFieldsProps) {
  const { base_url, auth, ca_pem, timeout_s } = values;
  // Another address, or another way in, never gets the secret of this one.
  const keeps = saved.is_own && saved.base_url === base_url.trim() && saved.auth === auth;
  return (
    <>
      <Annotated title={words.place} note={words.placeNote}>
        <div className="provider-fields">
          <TextField
            label={words.address}
            required
            type="url"
            max={300}
            placeholder="https://"
            readOnly={!mayEdit}
            value={base_url}
            error={errors['base_url']}
            hint={words.addressHint}
            onChange={(value) => change({ base_url: value })}
          />
          <NumberField
            label={words.timeout}
            hint={words.timeoutHint}
            decimals={0}
            suffix={words.seconds}
            readOnly={!mayEdit}
            value={timeout_s}
            error={errors['timeout_s']}
            onChange={(value) => change({ timeout_s: value })}
          />
        </div>
      </Annotated>
      <Annotated title={words.way} note={words.wayNote}>
        <div className="provider-fields">
          <ChoiceCards
            label={words.way}
            labelHidden
            value={auth}
            choices={WAYS}
            disabled={!mayEdit}
            onChange={(chosen) => change({ auth: chosen === 'certificate' ? 'certificate' : 'token' })}
          />
          {auth === 'token' ? (
            <PasswordField
              label={words.token}
              autoComplete="new-password"
              required={!keeps}
              max={2000}
              readOnly={!mayEdit}
              value={values.token}
              error={errors['token']}
              hint={keeps ? words.tokenKept : words.tokenHint}
              onChange={(value) => change({ token: value })}
            />
          ) : (
            <CertificateFields {...{ saved, values, change, errors, mayEdit, keeps }} />
          )}
        </div>
      </Annotated>
      <Annotated title={words.roots} note={words.rootsNote}>
        <TextArea
          label={words.rootsLabel}
          rows={4}
          max={60_000}
          placeholder="-----BEGIN CERTIFICATE-----"
          readOnly={!mayEdit}
          value={ca_pem}
          error={errors['ca_pem']}
          onChange={(value) => change({ ca_pem: value })}
        />
      </Annotated>
    </>
  );
}

function CertificateFields({
  saved: { certificate },
  values,
  change,
  errors,
  mayEdit,
  keeps,
}: ProviderFieldsProps & { keeps: boolean }) {
  const { source } = values;
  return (
    <>
      {keeps && certificate !== null && (
        <dl className="provider-certificate">
          <dt>{words.present}</dt>
          <dd>
            {certificate.name}
            <small>{words.serial(certificate.serial)}</small>
            <small>
              {words.valid(
                formatInstantDate(certificate.valid_from),
                formatInstantDate(certificate.valid_to),
              )}
            </small>
          </dd>
        </dl>
      )}
      <ChoiceCards
        label={words.source}
        plain
        value={source}
        choices={SOURCES}
        disabled={!mayEdit}
        onChange={(chosen) => change({ source: chosen === 'pem' ? 'pem' : 'pkcs12' })}
      />
      {source === 'pkcs12' ? (
        <>
          <FileField
            label={words.file}
            required={!keeps}
            accept=".p12,.pfx"
            maxBytes={MAX_FILE_BYTES}
            disabled={!mayEdit}
            value={values.pkcs12_base64}
            error={errors['pkcs12_base64']}
            hint={keeps ? words.certificateKept : undefined}
            onChange={(value) => change({ pkcs12_base64: value })}
          />
          <PasswordField
            label={words.password}
            autoComplete="new-password"
            max={200}
            readOnly={!mayEdit}
            value={values.password}
            error={errors['password']}
            onChange={(value) => change({ password: value })}
          />
        </>
      ) : (
        <>
          <TextArea
            label={words.certificatePem}
            required={!keeps}
            rows={4}
            max={30_000}
            placeholder="-----BEGIN CERTIFICATE-----"
            readOnly={!mayEdit}
            value={values.certificate_pem}
            error={errors['certificate_pem']}
            hint={keeps ? words.certificateKept : words.chainHint}
            onChange={(value) => change({ certificate_pem: value })}
          />
          <TextArea
            label={words.keyPem}
            required={!keeps}
            rows={4}
            max={20_000}
            placeholder="-----BEGIN PRIVATE KEY-----"
            readOnly={!mayEdit}
            value={values.private_key_pem}
            error={errors['private_key_pem']}
            hint={words.keyHint}
            onChange={(value) => change({ private_key_pem: value })}
          />
        </>
      )}
    </>
  );
}
