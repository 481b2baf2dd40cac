import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { getTransmissionXml } from '#generated/client/transmissions/transmissions.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { CopyButton, CopyIconButton } from '#src/views/copy-button.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { keepFile } from '#src/ui/keep-file.ts';
import { useDownload } from '#src/views/use-download.ts';
import { common } from '#src/wording/common.ts';
import { xmlWords } from '#src/wording/document.ts';
import { useQuery } from '@tanstack/react-query';
import './message-bytes.css';
import { XmlView } from './xml-view.tsx';

/** A larger message is only downloaded, bytes. */
const mostShown = 1_000_000;

type Message = Pick<components['schemas']['Transmission'], 'id' | 'message_id' | 'message_type' | 'bytes'>;

/** A message as it went over the wire: to read, to copy, to keep. */
export function MessageXml({ message }: { message: Message }) {
  const { id, message_id, message_type, bytes } = message;
  const isLarge = bytes > mostShown;
  const { download, busy } = useDownload();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['message-xml', id, bytes],
    // The text is copied from the bytes themselves, not from what is drawn of them.
    queryFn: async () => {
      const file = await getTransmissionXml(id);
      return { file, text: await file.text() };
    },
    enabled: !isLarge,
    staleTime: Infinity,
  });
  const name = `${message_id}.xml`;
  return (
    <section className="message-xml">
      <div className="message-xml__head">
        <h3>{xmlWords.of(message_type)}</h3>
        {!isLarge && <CopyButton text={data?.text ?? ''} disabled={data === undefined} />}
        <Button
          size="small"
          icon={IconDownload}
          busy={busy !== null}
          onClick={() =>
            data === undefined
              ? void download(`/api/transmissions/${id}/xml`, name)
              : keepFile(data.file, name)
          }
        >
          {common.download}
        </Button>
      </div>
      {isLarge && <p>{xmlWords.tooLarge(sizeText(bytes))}</p>}
      {!isLarge && isPending && <span className="k-skeleton" role="status" aria-label={common.loading} />}
      {error && <FailedBanner title={xmlWords.failed} error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <XmlView key={id} text={data.text} />}
    </section>
  );
}

/** Mã thông điệp, to compare and to copy. */
export function MessageId({ id }: { id: string }) {
  return (
    <span className="message-proof">
      <code>{id}</code>
      <CopyIconButton text={id} name={xmlWords.copyId} failed={xmlWords.copyFailed} />
    </span>
  );
}

/** The first four and the last two groups of four digits: enough to compare by eye. The whole hash is its title, and is copied. */
export function HashText({ sha256 }: { sha256: string }) {
  const groups = sha256.match(/.{1,4}/g) ?? [];
  return (
    <span className="message-proof">
      <code title={sha256}>
        <span aria-hidden>{`${groups.slice(0, 4).join(' ')} … ${groups.slice(-2).join(' ')}`}</span>
        <span className="k-visually-hidden">{sha256}</span>
      </code>
      <CopyIconButton text={sha256} name={xmlWords.copyHash} failed={xmlWords.copyFailed} />
    </span>
  );
}
