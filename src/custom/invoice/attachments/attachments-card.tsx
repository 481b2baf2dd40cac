import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRef } from 'react';
import { ATTACHMENT_KINDS } from '#domain/delivery/attachment-limits.ts';
import {
  deleteInvoiceAttachment,
  getGetInvoiceAttachmentFileUrl,
  getListInvoiceAttachmentsQueryKey,
  updateInvoiceAttachment,
  useListInvoiceAttachments,
} from '#generated/client/invoice-attachments/invoice-attachments.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useDownload } from '#src/views/use-download.ts';
import { attachmentWords as words } from '#src/wording/desk/attachments.ts';
import '#src/views/document/document-log.css';
import './attachments.css';
import { useAttaching } from './use-attaching.ts';

type Attachment = components['schemas']['InvoiceAttachment'];

const ENDINGS = Object.values(ATTACHMENT_KINDS).flatMap(({ endings }) => endings.map((one) => `.${one}`));

type CardProps = {
  invoice_id: number;
  /** Its files can be taken away again. */
  is_draft: boolean;
};

/** The files that go with an invoice: added by who may change it, taken away while it is a draft. */
export function AttachmentsCard({ invoice_id, is_draft }: CardProps) {
  const may = useMay();
  const changes = may('createInvoiceAttachment');
  const { data, error, refetch } = useListInvoiceAttachments(invoice_id, {
    query: { enabled: may('listInvoiceAttachments') },
  });
  const { sending, refused, send, pass } = useAttaching(invoice_id);
  const input = useRef<HTMLInputElement>(null);
  if (!changes && data?.length === 0) return null;
  return (
    <Card
      title={words.title}
      order={7}
      action={
        changes && (
          <Button
            size="small"
            icon={IconPaperclip}
            busy={sending !== null}
            onClick={() => input.current?.click()}
          >
            {words.add}
          </Button>
        )
      }
    >
      {error ? (
        <FailedBanner title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="attachments">
          {data?.map((one) => (
            <AttachmentRow key={one.id} attachment={one} changes={changes} removes={changes && is_draft} />
          ))}
        </ul>
      )}
      {sending !== null && (
        <p className="attachments__note" role="status">
          {words.sending(sending)}
        </p>
      )}
      {refused.map(({ file, reason }, at) => (
        <Banner
          key={at}
          tone="critical"
          title={`${file.name}.`}
          action={
            <>
              <Button tone="plain" size="small" onClick={() => void send([file])}>
                {words.again}
              </Button>
              <Button tone="plain" size="small" onClick={() => pass(file)}>
                {words.pass}
              </Button>
            </>
          }
        >
          {reason}
        </Banner>
      ))}
      {changes && (
        <>
          <p className="attachments__note">{is_draft ? words.rule : `${words.rule} ${words.kept}`}</p>
          {data !== undefined && data.length > 0 && <p className="attachments__note">{words.toBuyerMeans}</p>}
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ENDINGS.join(',')}
            aria-label={words.add}
            onChange={(event) => {
              void send([...(event.target.files ?? [])]);
              // The same file, mended, may be chosen again.
              event.target.value = '';
            }}
          />
        </>
      )}
    </Card>
  );
}

type RowProps = { attachment: Attachment; changes: boolean; removes: boolean };

function AttachmentRow({ attachment, changes, removes }: RowProps) {
  const { id, invoice_id, file_name, size_bytes, shared, lock_version } = attachment;
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { download, busy } = useDownload();
  const url = getGetInvoiceAttachmentFileUrl(id);
  const onError = (error: Error) => notify(failureText(error), { type: 'error' });
  const mark = useMutation({
    mutationFn: (next: boolean) =>
      updateInvoiceAttachment(id, { invoice_attachment: { shared: next, lock_version } }),
    // The tick does not fall back to what was read before until the list is read again.
    onSuccess: (marked) =>
      queryClient.setQueryData(getListInvoiceAttachmentsQueryKey(invoice_id), (before?: Attachment[]) =>
        before?.map((one) => (one.id === id ? marked : one)),
      ),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => deleteInvoiceAttachment(id),
    onSuccess: () => notify(words.removed(file_name), { type: 'success' }),
    onError,
  });
  return (
    <li>
      <Icon of={IconFile} size={18} />
      <button
        type="button"
        className="document-files__name"
        aria-busy={busy === url}
        onClick={() => void download(url, file_name)}
      >
        {file_name}
      </button>
      <small>{sizeText(size_bytes)}</small>
      {removes && (
        <IconButton
          name={words.remove(file_name)}
          icon={IconTrash}
          size="small"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        />
      )}
      <div className="attachments__mark">
        {changes ? (
          <Checkbox
            label={
              <>
                <span aria-hidden>{words.toBuyer}</span>
                <span className="k-visually-hidden">{words.toBuyerOf(file_name)}</span>
              </>
            }
            checked={mark.isPending ? (mark.variables ?? shared) : shared}
            disabled={mark.isPending}
            onChange={(next) => mark.mutate(next)}
          />
        ) : (
          shared && <small>{words.goesToBuyer}</small>
        )}
      </div>
    </li>
  );
}

/** In place of the card while the invoice was never saved: there is nothing yet that files could belong to. */
export function AttachmentsLater() {
  if (!useMay()('createInvoiceAttachment')) return null;
  return (
    <Card title={words.title}>
      <p className="attachments__note">{words.saveFirst}</p>
    </Card>
  );
}
